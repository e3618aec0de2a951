import { cx } from 'class-variance-authority';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import Lock from 'lucide-react/icons/lock';
import QrCode from 'lucide-react/icons/qr-code';
import { useTranslations } from 'next-intl';
import { CancellationNote } from '#components/booking/cancellation/cancellation-note.tsx';
import { ClockSpan } from '#components/booking/lines/clock-span.tsx';
import { ItemName } from '#components/booking/lines/item-name.tsx';
import { type Person, getPerson } from '#components/booking/person/people.ts';
import { LinkButton, Button } from '#components/ui/button/button.tsx';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import { Pill } from '#components/ui/pill.tsx';
import type { Booking } from '#contract/bookings/bookings.ts';
import { getClock } from '#contract/rules/wall-time.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { canCancel, type BookedVisit, getMovable } from './booked-visits.ts';
import { actionsClass, noteInRow, rowClass, timeClass, noteClass } from './bookings-skeleton.tsx';

/** What can be opened about a booking. */
export type Opened = 'details' | 'code' | 'cancel' | 'move';

type BookingRowProps = {
  visit: BookedVisit;
  people: readonly Person[];
  now: Date;
  isPast: boolean;
  /** Whether its day is today or tomorrow: the entry code is then at hand. */
  isNear: boolean;
  /** What is on its way to be opened. */
  opening: Opened | null;
  onOpen: (what: Opened) => void;
};

const PastState = ({ visit: { first } }: Pick<BookingRowProps, 'visit'>) => {
  const t = useTranslations('accountBookings');
  if (first.status === 'cancelled') return <Pill>{t('cancelled')}</Pill>;
  if (first.attended === null) return null;
  return <Pill tone={first.attended ? 'success' : 'neutral'}>{t(first.attended ? 'attended' : 'absent')}</Pill>;
};

const Actions = ({ visit, now, isPast, isNear, opening, onOpen }: Omit<BookingRowProps, 'people'>) => {
  const t = useTranslations('accountBookings');
  const href = useHref();
  const { first } = visit;
  const { name } = first;
  if (isPast) {
    const kind = first.bookingType === 'camps' || first.bookingType === 'courses' ? `/${first.bookingType}` : '';
    return (
      <LinkButton
        variant="secondary"
        size="medium"
        href={href(`${kind}/location/${first.venue.slug}`, 'bookings')}
        aria-label={t('againNamed', { name })}
      >
        {t('again')}
      </LinkButton>
    );
  }
  const named = { name, time: getClock(first.startsAt.local) };
  const isMovable = getMovable(visit.bookings, now).length > 0;
  return (
    <>
      {isMovable && (
        <Button
          type="button"
          variant="text"
          size="medium"
          className="max-large:-ml-2"
          aria-haspopup="dialog"
          aria-label={t('moveNamed', named)}
          loading={opening === 'move'}
          onClick={() => onOpen('move')}
        >
          {t('move')}
        </Button>
      )}
      {canCancel(visit) && (
        <Button
          type="button"
          variant="text"
          size="medium"
          className={isMovable ? undefined : 'max-large:-ml-2'}
          aria-haspopup="dialog"
          aria-label={t('cancelNamed', named)}
          loading={opening === 'cancel'}
          onClick={() => onOpen('cancel')}
        >
          {t('cancel')}
        </Button>
      )}
      {isNear && (
        <Button
          type="button"
          variant="secondary"
          size="medium"
          aria-haspopup="dialog"
          aria-label={t('codeNamed', { name })}
          loading={opening === 'code'}
          onClick={() => onOpen('code')}
        >
          <QrCode className="icon-s" />
          {t('code')}
        </Button>
      )}
    </>
  );
};

/** Whom bookings are for, each person once; the account holder with "(You)". */
export function useVisitPeople(bookings: readonly Booking[], people: readonly Person[]): string {
  const t = useTranslations('booking');
  const names = bookings.map(({ userId, firstName, lastName }) => {
    const person = getPerson(people, userId);
    if (person?.isYou === true) return t('you', { name: person.name });
    return person?.name ?? [firstName, lastName].filter(Boolean).join(' ');
  });
  return [...new Set(names.filter((name) => name !== ''))].join(', ');
}

type CancellationLineProps = {
  bookings: readonly Booking[];
  now: Date;
  /** Its place. */
  className?: string;
};

const isLate = ({ cancellation: { cutOff } }: Booking, now: Date): boolean =>
  cutOff !== null && Date.parse(cutOff.utc) <= now.getTime();

/** Until when a booking can be cancelled, and what comes back. */
export const CancellationLine = ({ bookings, now, className }: CancellationLineProps) => {
  const [first] = bookings;
  if (first === undefined) return null;
  const paid = bookings.map(({ price }) => ({ amount: price?.value ?? 0, packageName: null }));
  let icon = <CircleCheck className="icon-s text-success" />;
  if (!first.cancellation.canCancel) icon = <Lock className="icon-s text-ink-3" />;
  else if (isLate(first, now)) icon = <Info className="icon-s text-warning" />;
  return (
    <p className={cx(noteClass, className)}>
      {icon}
      <span>
        <CancellationNote cancellation={first.cancellation} now={now} paid={paid} />
      </span>
    </p>
  );
};

/** A booking in the list: when, what, where, for whom, until when it can be cancelled. Its name opens the details. */
export const BookingRow = ({ people, now, ...props }: BookingRowProps) => {
  const t = useTranslations();
  const { visit, isPast, opening, onOpen } = props;
  const { first, bookings, quantity } = visit;
  const { name, startsAt, endsAt, duration, locationName, venue, instructors, bookingBundleContext: part } = first;
  const isGone = first.status === 'cancelled';
  const who = useVisitPeople(bookings, people);
  return (
    <li className={rowClass}>
      <p className={cx(timeClass, isGone && 'opacity-60')}>
        <ClockSpan startsAt={startsAt} endsAt={endsAt} />
        <span className="text-s text-ink-3 tabular-nums">
          {t('accountBookings.duration', { hours: Math.floor(duration / 60), minutes: duration % 60 })}
        </span>
      </p>
      <div className="text-s *:block large:col-start-2">
        <ItemName level={3} size="m" quantity={quantity}>
          <button
            type="button"
            className="text-left font-medium text-inherit after:absolute after:inset-0 hover:underline"
            aria-haspopup="dialog"
            aria-busy={opening === 'details' || undefined}
            onClick={() => onOpen('details')}
          >
            {name}
            <VisuallyHidden>{t('accountBookings.show', { time: getClock(startsAt.local) })}</VisuallyHidden>
          </button>
        </ItemName>
        {part !== null && part.settledBookingPosition !== null && (
          <span>
            {t('account.session', { position: part.settledBookingPosition, total: part.totalSettledBookings })}
          </span>
        )}
        <span>{[...instructors.map((one) => one.name), locationName, venue.name].filter(Boolean).join(', ')}</span>
        <span>{who}</span>
        {isPast && <PastState visit={visit} />}
      </div>
      {!isPast && <CancellationLine bookings={bookings} now={now} className={noteInRow} />}
      <div className={actionsClass}>
        <Actions {...props} now={now} />
      </div>
    </li>
  );
};
