import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { ApiError } from '#lib/api/api-error.ts';
import type { Customer } from './new-customer.ts';
import { dayFromToday } from './timetable.ts';

const riverside = 'riverside-leisure-centre';
/** Paid through Stripe. */
export const stripeVenue = 'hebden-vale-leisure-centre';
/** Paid on a payment page of the provider. */
const pageVenue = 'clifton-common-sports-hall';
const days = 18;
/**
 * Spreads customers over the days, so that the many customers of one run do not fill a session; `later` selects the
 * next day.
 */
const getDay = ({ id }: Customer, later = 0) => dayFromToday(3 + ((id + later) % days));

type ReadDay = (date: string) => Promise<OccurrenceSummary[]>;

/** The first bookable session of that name, so many days after the customer's own. */
async function findBookable(
  customer: Customer,
  name: string,
  readDay: ReadDay,
  later: number,
): Promise<OccurrenceSummary | undefined> {
  const sessions = await readDay(getDay(customer, later));
  return sessions.find(
    ({ templateName, bookableAction }) => templateName === name && bookableAction?.action === 'book',
  );
}

/** The first bookable session of that name, on the customer's own day or the next on which there is one. */
async function bookable(customer: Customer, name: string, readDay: ReadDay): Promise<OccurrenceSummary> {
  for (let later = 0; later < days; later += 1) {
    const occurrence = await findBookable(customer, name, readDay, later);
    if (occurrence !== undefined) return occurrence;
  }
  throw new Error(`no ${name} to book`);
}

/** The sale of a customer at the desk; without it the basket on the web. */
type Sale = { source: 'foh'; selectedUserId: number } | Record<never, never>;

/** Puts a session into the basket by the API, for the customer or for `people`, and signs its waivers. */
export async function add(
  customer: Customer,
  session: OccurrenceSummary,
  people: readonly number[] = [customer.id],
  sale: Sale = {},
): Promise<OccurrenceSummary> {
  const waiver = session.restrictions?.prePurchaseWaiver;
  const purchasableType = typeof session.id === 'number' ? 'activity' : 'purchasableOccurrence';
  const item = { purchasableId: session.id, purchasableType, quantity: 1 } as const;
  const activityRestrictionIds = waiver ? [waiver.id] : [];
  await customer.call('addCartItems', {
    body: {
      items: people.map((purchasedForUserId) => ({ ...item, purchasedForUserId, activityRestrictionIds })),
      ...sale,
    },
  });
  return session;
}

interface Where {
  activity?: string;
  venue?: string;
  /** Who is coming, the customer where it is left out. */
  people?: readonly number[];
  sale?: Sale;
}

/** Whether the last place went to another test between the read and the add. */
const isFull = (error: unknown): boolean => error instanceof ApiError && error.code === 'session_full';

/** Any class with places left, in the basket: on the customer's own day or the next on which it can be had. */
export async function basketWithClass(
  customer: Customer,
  name = 'Stretch and restore',
  { activity = 'fitness-classes', venue = riverside, people, sale }: Where = {},
): Promise<OccurrenceSummary> {
  const readDay = async (date: string) =>
    (await customer.call('listActivityTimetableV2', { params: { venue, activity }, query: { date } })).data;
  for (let later = 0; later < days; later += 1) {
    const session = await findBookable(customer, name, readDay, later);
    try {
      if (session !== undefined) return await add(customer, session, people, sale);
    } catch (error) {
      if (!isFull(error)) throw error;
    }
  }
  throw new Error(`no ${name} to book`);
}

/** A badminton court without bookings, which therefore has one place. */
export async function freeCourt(customer: Customer): Promise<OccurrenceSummary> {
  return bookable(customer, 'Badminton', async (date) => {
    const { data } = await customer.call('listActivitySlotsV2', {
      params: { venue: riverside, activity: 'badminton' },
      query: { date },
    });
    return data.toReversed();
  });
}

/** Puts an adult's swim into the basket by the API, with an extra if one is named. Returns the line's name. */
export async function addSwim(customer: Customer, { extra }: { extra?: string } = {}): Promise<string> {
  const activity = 'lane-swimming';
  const { data: sessions } = await customer.call('listTickets', {
    params: { venue: riverside, category: activity, activity },
    query: { date: getDay(customer) },
  });
  const session = sessions.find(({ bookableAction }) => bookableAction?.action === 'book');
  const ticket = session?.ticketTypes.find(({ name }) => name === 'Adult');
  if (session === undefined || ticket === undefined) throw new Error('no swim to book');
  const extras = ticket.extraPricingOptions.filter(({ name }) => name === extra);
  const extraOptions = extras.map(({ id }) => ({ pricingOptionId: id, quantity: 1 }));
  const { data: cart } = await customer.call('addCartItems', {
    body: {
      items: [
        {
          purchasableId: session.id,
          purchasableType: 'purchasableOccurrence',
          pricingOptionId: ticket.pricingOption.id,
          quantity: 1,
          extraOptions,
        },
      ],
    },
  });
  return cart.items.at(-1)?.name ?? '';
}

/** A court at a venue whose provider has a payment page, in the basket. */
export async function basketWithPageCourt(customer: Customer, venue = pageVenue): Promise<OccurrenceSummary> {
  // The one that has it always is on the first kind of courts, all others are on the second.
  const operation = venue === pageVenue ? 'listActivitySlots' : 'listActivitySlotsV2';
  for (let later = 0; later < days; later += 1) {
    const { data: slots } = await customer.call(operation, {
      params: { venue, activity: 'badminton' },
      query: { date: getDay(customer, later) },
    });
    const slot = slots.findLast(({ bookableAction }) => bookableAction?.action === 'book');
    if (slot !== undefined) return add(customer, slot);
  }
  throw new Error('no court to book');
}
