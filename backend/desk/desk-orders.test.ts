import { listDeskOrdersEndpoint } from '#contract/desk/orders.ts';
import { orderReference } from '#contract/rules/order-reference.ts';
import { openShop, place } from '#tests/support/cart/shop.ts';
import { openDesk, tender } from '#tests/support/desk/desk.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { makeVenue, type MadeVenue } from '#tests/support/make/make-venue.ts';
import { getData, getFailure } from '#tests/support/replies.ts';

const shop = await openShop();
const { db, call, clock } = shop;
const desk = openDesk(shop);
let clerk: MadePerson;
// The log-in of staff ends when it is not used for hours.
beforeEach(async () => {
  clerk = await makePerson(db, { firstName: 'Frances', lastName: 'Holt', permissions: ['sell', 'customers'] });
});

/** Sells a place for cash at a desk of a venue. */
async function sell(venue: MadeVenue, { name, customer = null }: { name?: string; customer?: MadePerson | null } = {}) {
  const classes = await makeActivity(db, venue);
  const session = await makeSession(db, classes, {
    startsAt: new Date('2026-12-20T18:00:00Z'),
    price: 500,
    allowAnonymousBookings: true,
  });
  const sale = { by: clerk, customer };
  const cart = await desk.fill(sale, place(session));
  const where = { desk: { venue: venue.slug, ...(name !== undefined && { name }) } };
  return desk.pay(sale, cart, [tender('cash', cart.totals.total)], where);
}

const ask = (venue: MadeVenue, query = '') =>
  call(`/api/foh/orders?venue=${venue.slug}${query}`, { token: clerk.token });
const list = async (venue: MadeVenue, query = '') => getData(listDeskOrdersEndpoint, await ask(venue, query));
const ids = async (venue: MadeVenue, query = '') => (await list(venue, query)).map(({ id }) => id);

it('has what was sold at this venue, the newest first, with the desk and who took the money', async () => {
  clock.set('2026-11-24T18:00:00Z');
  const [here, elsewhere] = [await makeVenue(db), await makeVenue(db)];
  const first = await sell(here, { name: 'Reception 1' });
  await sell(elsewhere);
  clock.set('2026-11-24T18:05:00Z');
  const customer = await makePerson(db);
  const second = await sell(here, { customer });
  const listed = await list(here);
  expect(listed).toMatchObject([
    { id: second, userId: customer.id, desk: null, soldBy: 'Frances Holt' },
    { id: first, userId: null, desk: 'Reception 1', total: { value: 500 }, lineItems: [{ price: { value: 500 } }] },
  ]);
});

it('goes by the day of the venue, and finds a number of any day', async () => {
  const here = await makeVenue(db);
  // Half past midnight in summer is still the day before in UTC.
  clock.set('2026-10-20T23:30:00Z');
  const late = await sell(here);
  clock.set('2026-10-22T09:00:00Z');
  const next = await sell(here);
  expect(await ids(here)).toEqual([next]);
  expect(await ids(here, '&date=2026-10-21')).toEqual([late]);
  expect(await ids(here, '&date=2026-10-20')).toEqual([]);
  expect(await ids(here, `&number=${orderReference(late)}`)).toEqual([late]);
  expect(await ids(here, `&number=${late.slice(0, 5)}`)).toContain(late);
  expect(await ids(await makeVenue(db), `&number=${orderReference(late)}`)).toEqual([]);
});

it('is paged', async () => {
  clock.set('2026-11-24T18:10:00Z');
  const here = await makeVenue(db);
  for (let count = 0; count < 3; count += 1) await sell(here);
  const answer = await ask(here, '&per_page=2&page=2');
  expect(getData(listDeskOrdersEndpoint, answer)).toHaveLength(1);
  expect(answer.json).toMatchObject({ pagination: { current_page: 2, previous_page: 1, next_page: null } });
});

it('refuses a desk at a venue that is not there, before any money is booked', async () => {
  clock.set('2026-11-24T18:20:00Z');
  const sale = { by: clerk, customer: null };
  const classes = await makeActivity(db, await makeVenue(db));
  const session = await makeSession(db, classes, {
    startsAt: new Date('2026-12-20T18:00:00Z'),
    allowAnonymousBookings: true,
  });
  const cart = await desk.fill(sale, place(session));
  const refused = await desk.offerMoney(sale, cart, [tender('cash', cart.totals.total)], {
    desk: { venue: 'nowhere' },
  });
  expect(getFailure(refused).code).toBe('not_found');
  expect((await desk.readSale(sale)).items).toHaveLength(1);
});
