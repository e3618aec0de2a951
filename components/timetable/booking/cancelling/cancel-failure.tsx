'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { PhoneLink } from '#components/ui/button/phone-link.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import type { VenueRef } from '#contract/primitives.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { operationQuery } from '#lib/query/operation-query.ts';

type CancelFailureProps = { error: unknown; isRefused: boolean; venue: VenueRef };

/** Says that the booking still stands, and whom to call: after a failure, and where it is too late. */
export const CancelFailure = ({ error, isRefused, venue }: CancelFailureProps) => {
  const t = useTranslations();
  const { data } = useQuery({
    ...operationQuery(browserApi, 'getVenue', { params: { venue: venue.slug } }),
    throwOnError: false,
  });
  const label = t('timetable.cancelling.call', { name: venue.name });
  return (
    <Notice tone={isRefused ? 'warning' : 'danger'} role="alert">
      <b className="font-medium">{isRefused ? errorText(error, t) : t('timetable.cancelling.failed')}</b>
      <p>{t('timetable.cancelling.stands')}</p>
      {data?.phone && (
        <p>
          {label}: <PhoneLink number={data.phone} label={label} />
        </p>
      )}
    </Notice>
  );
};
