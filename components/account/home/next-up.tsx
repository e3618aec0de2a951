import { useQuery } from '@tanstack/react-query';
import QrCode from 'lucide-react/icons/qr-code';
import { useTranslations } from 'next-intl';
import { DirectionsLink } from '#components/booking/entry/directions-link.tsx';
import { getIllustration } from '#components/booking/lines/item-illustration.ts';
import { ItemName } from '#components/booking/lines/item-name.tsx';
import { directionsHref } from '#components/booking/model/venue-address.ts';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { preloadable } from '#components/ui/overlay/preloadable.ts';
import { useOpening } from '#components/ui/overlay/use-opening.ts';
import { getClock } from '#contract/rules/wall-time.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { operationQuery } from '#lib/query/operation-query.ts';
import type { BookedVisit } from '../bookings/booked-visits.ts';
import { BookingName } from './booking-name.tsx';
import type { NextBooking } from './next-bookings.ts';
import { useBookingDate } from './use-booking-date.ts';

const EntryCode = preloadable(async () => (await import('../bookings/entry-code.tsx')).EntryCode);

/** The visit whose entry code is shown. */
function getVisit({ id, bookings, quantity }: NextBooking): BookedVisit | null {
  const [first] = bookings;
  return first === undefined ? null : { id, first, bookings, quantity };
}

const Ways = ({ booking: { name, venue }, onCode }: { booking: NextBooking; onCode: (() => void) | null }) => {
  const t = useTranslations();
  const { data } = useQuery({
    ...operationQuery(browserApi, 'getVenue', { params: { venue: venue.slug } }),
    throwOnError: false,
  });
  return (
    <div className="relative z-1 flex min-h-[2.125rem] flex-wrap items-center gap-2">
      {onCode !== null && (
        <Button
          type="button"
          size="medium"
          aria-haspopup="dialog"
          aria-label={t('confirmation.showCodeNamed', { name })}
          onClick={onCode}
        >
          <QrCode className="icon-s" />
          {t('confirmation.showCode')}
        </Button>
      )}
      {data !== undefined && <DirectionsLink venue={venue} ways={{ [venue.slug]: directionsHref(data) }} />}
    </div>
  );
};

/** The very next booking: when, what, where, its entry code and the way there. */
export const NextUp = ({ booking, now }: { booking: NextBooking; now: Date }) => {
  const t = useTranslations();
  const overlay = useOpening<'code'>();
  const date = useBookingDate(booking, now);
  const { name, bookingType, startsAt, endsAt, venue, locationName, quantity, people, session } = booking;
  const visit = getVisit(booking);
  const names = people.map((person) => (person.isYou ? t('booking.you', { name: person.name }) : person.name));
  return (
    <article className="relative grid overflow-clip rounded-l border border-line bg-surface small:grid-cols-[12rem_minmax(0,1fr)]">
      <div className="h-[6.5rem] overflow-clip border-b border-line bg-surface-2 small:h-auto small:border-r small:border-b-0">
        <CourtIllustration className="size-full" kind={getIllustration(name, bookingType)} view="crop" cover />
      </div>
      <div className="grid content-start gap-3 px-4 py-5 text-s small:p-6">
        <p className="font-figures text-[calc(2.5rem*max(var(--heading-scale),0.7))]/none font-headline text-ink tabular-nums">
          {getClock(startsAt.local)}
          <span className="text-ink-3">–{getClock(endsAt.local)}</span>
        </p>
        <div>
          <ItemName level={3} quantity={quantity}>
            <BookingName booking={booking} date={date} />
          </ItemName>
          <p className="text-ink">{date}</p>
          {session !== null && <p>{t('account.session', session)}</p>}
          <p>{[...new Set([locationName, venue.name])].filter(Boolean).join(', ')}</p>
          <p>{t('account.for', { names: names.join(', ') })}</p>
        </div>
        <Ways booking={booking} onCode={visit === null ? null : () => overlay.open('code')} />
      </div>
      {overlay.opened !== null && visit !== null && <EntryCode visit={visit} onClose={overlay.close} />}
    </article>
  );
};
