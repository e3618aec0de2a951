'use client';

import { useTranslations } from 'next-intl';
import { VenuePhone } from '#components/booking/venue-phone.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import type { VenueRef } from '#contract/primitives.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import type { CancelFault } from './cancel-fault.ts';

/** Says what is known of the booking, and whom to call: after a failure, and where it is too late. */
export const CancelFailure = ({ fault, venue }: { fault: CancelFault; venue: VenueRef }) => {
  const t = useTranslations();
  const { kind, stands, cause } = fault;
  return (
    <Notice tone={kind === 'failed' ? 'danger' : 'warning'} role="alert">
      <b className="font-medium">
        {kind === 'refused' ? errorText(cause, t) : t(kind === 'unknown' ? 'cancelling.unknown' : 'cancelling.failed')}
      </b>
      {kind === 'unknown' && <p>{t('cancelling.unknownWhy')}</p>}
      {kind === 'changed' && <p>{t('cancelling.meanwhile')}</p>}
      {stands && <p>{t('cancelling.stands')}</p>}
      <VenuePhone venue={venue} />
    </Notice>
  );
};
