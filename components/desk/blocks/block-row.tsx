import ChevronDown from 'lucide-react/icons/chevron-down';
import { useLocale, useTranslations } from 'next-intl';
import { useMay } from '#components/desk/frame/desk-context.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { Pill } from '#components/ui/pill.tsx';
import type { BlockBooking } from '#contract/desk/block-bookings.ts';
import { getClock, getDate } from '#contract/rules/wall-time.ts';
import { formatDate } from '#lib/format/format-date.ts';
import { getCancellable } from './cancellable.ts';

interface BlockRowProps {
  block: BlockBooking;
  now: number;
  isOpening: boolean;
  onCancel: () => void;
}

/** A block that runs: whose it is, its sessions, whether they are paid for, and the way to cancel them. */
export const BlockRow = ({ block, now, isOpening, onCancel }: BlockRowProps) => {
  const t = useTranslations('deskBlocks');
  const language = useLocale();
  const maySell = useMay('sell');
  const { name, user, bookings } = block;
  const isHeld = bookings.some(({ status }) => status === 'reserved');
  const cancellable = getCancellable(block, now);
  return (
    <li className="grid gap-2 border-line px-4 py-4 not-first:border-t">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="font-body text-[1.0625rem]/[1.5rem] font-medium tracking-[0] wrap-anywhere text-ink">{name}</h3>
        <Pill tone={isHeld ? 'warning' : 'primary'}>{t(isHeld ? 'isHeld' : 'isBooked')}</Pill>
      </div>
      <p className="text-s">{t('of', { name: user.name, count: bookings.length })}</p>
      <details className="group text-s">
        <summary className="flex min-h-tap cursor-pointer items-center gap-1.5 font-medium text-primary-text">
          {t('showSessions')}
          <ChevronDown className="icon-s group-open:rotate-180" />
        </summary>
        <ul className="grid gap-1 pb-2">
          {bookings.map(({ bookingId, startsAt, endsAt, locationName, places, name: session }) => (
            <li key={bookingId}>
              {t('session', {
                date: formatDate(getDate(startsAt.local), language),
                time: `${getClock(startsAt.local)}–${getClock(endsAt.local)}`,
                name: session,
                place: locationName,
                count: places,
              })}
            </li>
          ))}
        </ul>
      </details>
      {isHeld && <p className="text-s">{t('isHeldHelp', { name: user.name })}</p>}
      {maySell && cancellable.length > 0 && (
        <div className="flex flex-wrap gap-2.5">
          <Button
            type="button"
            variant="secondary"
            aria-haspopup="dialog"
            aria-label={t('cancelNamed', { name })}
            loading={isOpening}
            onClick={onCancel}
          >
            {t('cancelRest')}
          </Button>
          <LinkButton variant="text" href={`/sessions/${cancellable[0]?.occurrenceId ?? ''}`}>
            {t('nextSession')}
          </LinkButton>
        </div>
      )}
    </li>
  );
};
