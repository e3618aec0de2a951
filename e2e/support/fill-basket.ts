import type { OccurrenceSummary } from '#contract/occurrences.ts';
import type { Customer } from './new-customer.ts';
import { dayFromToday } from './timetable.ts';

const venue = 'riverside-leisure-centre';
const days = 18;
/** Spreads customers over the days, so that the many of one run do not fill a session; `later` is the next best day. */
const getDay = ({ id }: Customer, later = 0) => dayFromToday(3 + ((id + later) % days));

/** The first session of that name that can be booked, on the customer's own day or the next on which there is one. */
async function bookable(
  customer: Customer,
  name: string,
  read: (date: string) => Promise<OccurrenceSummary[]>,
): Promise<OccurrenceSummary> {
  for (let later = 0; later < days; later += 1) {
    const sessions = await read(getDay(customer, later));
    const found = sessions.find(
      ({ templateName, bookableAction }) => templateName === name && bookableAction?.action === 'book',
    );
    if (found !== undefined) return found;
  }
  throw new Error(`no ${name} to book`);
}

/** Puts a session into the basket without a screen, and signs what it asks for. */
export async function add(customer: Customer, session: OccurrenceSummary): Promise<OccurrenceSummary> {
  const waiver = session.restrictions?.prePurchaseWaiver;
  const item = { purchasableId: session.id, purchasableType: 'purchasableOccurrence', quantity: 1 } as const;
  await customer.call('addCartItems', {
    body: { items: [{ ...item, activityRestrictionIds: waiver ? [waiver.id] : [] }] },
  });
  return session;
}

/** Any class with places left, in the basket. */
export async function basketWithClass(
  customer: Customer,
  name = 'Stretch and restore',
  activity = 'fitness-classes',
): Promise<OccurrenceSummary> {
  const read = async (date: string) =>
    (await customer.call('listActivityTimetableV2', { params: { venue, activity }, query: { date } })).data;
  return add(customer, await bookable(customer, name, read));
}

/** A badminton court that nobody has, which therefore has one place. */
export async function freeCourt(customer: Customer): Promise<OccurrenceSummary> {
  return bookable(customer, 'Badminton', async (date) => {
    const { data } = await customer.call('listActivitySlotsV2', {
      params: { venue, activity: 'badminton' },
      query: { date },
    });
    return data.toReversed();
  });
}

/** Puts an adult's swim into the basket without a screen, with an extra if one is named. Answers the line's name. */
export async function addSwim(customer: Customer, { extra }: { extra?: string } = {}): Promise<string> {
  const activity = 'lane-swimming';
  const { data: sessions } = await customer.call('listTickets', {
    params: { venue, category: activity, activity },
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
