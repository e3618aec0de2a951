import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import { demoId } from '#backend/demo/identity.ts';
import type { DemoSession } from '#backend/demo/make-day.ts';
import type { DemoVenue } from '#backend/demo/venues/demo-venue.ts';
import { standardLine } from '#backend/orders/standard-line.ts';
import { moment } from '#backend/serialize/moment.ts';
import { money } from '#backend/serialize/money.ts';
import { prettyDate } from '#backend/serialize/pretty-date.ts';
import type { CartItem } from '#contract/cart/cart-items.ts';
import { siteZone } from '#contract/rules/site-zone.ts';
import { getClock } from '#contract/rules/wall-time.ts';

interface Ordered {
  venue: DemoVenue;
  session: DemoSession;
  bookingId: string;
  userId: number;
}

/** The line of an order for one place of a session, as a basket would have left it. */
export function orderedSession({ venue, session: { row, series }, bookingId, userId }: Ordered): CartItem {
  const [startsAt, endsAt] = [moment(row.startsAt, siteZone), moment(row.endsAt, siteZone)];
  const price = money(row.price ?? 0, 'GBP');
  return {
    ...standardLine(price, userId),
    id: demoId(`item ${bookingId}`),
    type: 'av2_booking',
    cartableType: 'av2Booking',
    cartableResource: {
      name: row.templateName,
      venueName: venue.name,
      location: { name: row.locationName },
      duration: differenceInMinutes(row.endsAt, row.startsAt),
      date: { fullDatePretty: prettyDate(row.localDate), raw: row.localDate },
      startsAt: getClock(startsAt.local),
      endsAt: getClock(endsAt.local),
    },
    name: row.templateName,
    maxQuantity: null,
    bookingId,
    occurrenceId: row.id,
    bookingType: row.bookingType,
    startsAt,
    endsAt,
    venue: { id: row.venueId, name: venue.name, slug: venue.slug },
    activitySlug: series.category,
  };
}
