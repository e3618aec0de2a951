'use client';

import { useTranslations } from 'next-intl';
import { VenuePhone } from '#components/booking/venue-phone.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import type { VenueRef } from '#contract/primitives.ts';
import { errorText } from '#lib/i18n/error-text.ts';

type CancelFailureProps = { error: unknown; isRefused: boolean; venue: VenueRef };

/** Says that the booking still stands, and whom to call: after a failure, and where it is too late. */
export const CancelFailure = ({ error, isRefused, venue }: CancelFailureProps) => {
  const t = useTranslations();
  return (
    <Notice tone={isRefused ? 'warning' : 'danger'} role="alert">
      <b className="font-medium">{isRefused ? errorText(error, t) : t('cancelling.failed')}</b>
      <p>{t('cancelling.stands')}</p>
      <VenuePhone venue={venue} />
    </Notice>
  );
};
