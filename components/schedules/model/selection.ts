import { hasStarted } from '#components/booking/model/timetable-now.ts';
import type { Money } from '#contract/primitives.ts';
import type { Extra } from '#contract/schedules/schedules.ts';
import type { CampSession, CampBookingType } from './camp-choice.ts';

/** The most of one extra that may be chosen (docs/product.md#camps-and-courses). */
export const MOST_EXTRAS = 10;

/** How many of each extra, by the extra's pricing option. */
export type ExtraQuantities = Readonly<Record<string, number>>;

export interface ChosenExtra {
  extra: Extra;
  quantity: number;
}

/** The extras chosen at least once, never more than may be (docs/product.md#camps-and-courses). */
export const chosenExtras = (extras: readonly Extra[], quantities: ExtraQuantities): ChosenExtra[] =>
  extras
    .map((extra) => ({
      extra,
      quantity: Math.min(Math.max(quantities[extra.pricingOptionId] ?? 0, 0), extra.maxQuantity, MOST_EXTRAS),
    }))
    .filter(({ quantity }) => quantity > 0);

/** What a course costs: from its start on only for what is left of it (docs/product.md#camps-and-courses). */
export const coursePrice = ({
  price,
  proRataPrice,
}: {
  price: Money | null;
  proRataPrice: Money | null;
}): Money | null => proRataPrice ?? price;

interface Whole {
  occurrences: readonly { startsAt: { utc: string } }[];
  proRataPrice?: Money | null;
}

/** How many sessions the whole comes to: of a course that is sold from here on, those that are left. */
export const wholeSessions = ({ occurrences, proRataPrice = null }: Whole, now: Date): number =>
  occurrences.filter((session) => proRataPrice === null || !hasStarted(session, now)).length;

export interface Selection<Session extends CampSession = CampSession> {
  type: CampBookingType;
  /** The price of the whole camp or course. */
  price: Money | null;
  /** The ticked sessions of a camp booked by sessions. */
  sessions: readonly Session[];
  extras: readonly ChosenExtra[];
}

/** The total in minor units, as the server charges it: the whole or the sessions, and the extras. */
export const selectionTotal = ({ type, price, sessions, extras }: Selection): number => {
  const places =
    type === 'full' ? (price?.value ?? 0) : sessions.reduce((sum, session) => sum + (session.price?.value ?? 0), 0);
  return extras.reduce((sum, { extra, quantity }) => sum + extra.price.value * quantity, places);
};

/** The currency of a selection; pounds when nothing in it has a price. */
export const selectionCurrency = ({ price, sessions, extras }: Selection): string =>
  [price, ...sessions.map((session) => session.price), ...extras.map(({ extra }) => extra.price)].find(
    (money) => money !== null,
  )?.currency ?? 'GBP';
