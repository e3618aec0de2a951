import { useTranslations } from 'next-intl';
import { VenuePhone } from '#components/booking/venue-phone.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import type { VenueRef } from '#contract/primitives.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import type { MoveFault } from './use-moving.ts';

/** Why a booking was not moved, or that it is not known whether it was. */
export const MoveFailure = ({ fault: { kind, cause }, venue }: { fault: MoveFault; venue: VenueRef }) => {
  const t = useTranslations();
  return (
    <Notice tone="warning" role="alert">
      <b className="font-medium">{kind === 'unknown' ? t('moving.unknown') : errorText(cause, t)}</b>
      <p>{t(kind === 'unknown' ? 'moving.unknownWhy' : 'moving.stands')}</p>
      {kind === 'over' && <VenuePhone venue={venue} />}
    </Notice>
  );
};
