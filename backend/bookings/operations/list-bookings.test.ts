import { listBookedVenuesEndpoint } from '#contract/bookings/booked-venues.ts';
import { getBookingEndpoint, listBookingsEndpoint } from '#contract/bookings/bookings.ts';
import { openShop } from '#tests/support/cart/shop.ts';
import { makeActivity, makeTicket } from '#tests/support/make/make-activity.ts';
import { makeBooking } from '#tests/support/make/make-booking.ts';
import { linkPeople, makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';
import { getData, getFailure, paginationIn } from '#tests/support/replies.ts';

const { db, venue, call } = await openShop();
const classes = await makeActivity(db, venue);
const [early, late] = [
  await makeSession(db, classes, { startsAt: new Date('2026-11-25T10:00:00Z') }),
  await makeSession(db, classes, { startsAt: new Date('2026-11-26T10:00:00Z') }),
];

async function aCustomer() {
  const person = await makePerson(db);
  const second = await makeBooking(db, late, person.id, { price: 620 });
  const first = await makeBooking(db, early, person.id, { price: 620 });
  return { person, first, second };
}

const ask = ({ token }: MadePerson, query: string) =>
  call(`/api/v1/activities/bookings?cancellation_source=customers${query}`, { token });
const listed = async (person: MadePerson, query = '') =>
  getData(listBookingsEndpoint, await ask(person, query)).map(({ id }) => id);

it("lists a person's settled bookings by start, with their pages", async () => {
  const { person, first, second } = await aCustomer();
  await db
    .updateTable('bookings')
    .set({ status: 'cancelled', releasedAt: new Date(), cancelledAt: new Date() })
    .where('id', '=', await makeBooking(db, await makeSession(db, classes), person.id))
    .execute();
  expect(await listed(person)).toEqual([first, second]);
  expect(await listed(person, '&direction=descending')).toEqual([second, first]);
  expect(await listed(person, '&status=cancelled')).toHaveLength(1);
  const page = await ask(person, '&per_page=1&page=2');
  expect(getData(listBookingsEndpoint, page).map(({ id }) => id)).toEqual([second]);
  expect(paginationIn(page)).toMatchObject({ totalRecords: 2, totalPages: 2 });
  expect(await listed(person, '&per_page=1&bypass_pagination=true')).toEqual([first, second]);
});

it('says as what a ticket was sold, and nothing of it for other bookings', async () => {
  const { person } = await aCustomer();
  const swimming = await makeActivity(db, venue, { bookingType: 'ticketed' });
  const { id: ticketId, pricingOptionId } = await makeTicket(db, swimming, { attendees: 2 });
  const swim = await makeSession(db, swimming, { startsAt: new Date('2026-11-27T10:00:00Z') });
  await makeBooking(db, swim, person.id, { ticketId, places: 4 });
  const bookings = getData(listBookingsEndpoint, await ask(person, '&direction=descending'));
  expect(bookings.map(({ pricingOptionId: id, quantity }) => [id, quantity])).toEqual([
    [pricingOptionId, 2],
    [null, 1],
    [null, 1],
  ]);
});

it('filters by session and by start', async () => {
  const { person, first, second } = await aCustomer();
  expect(await listed(person, `&occurrence_id=${late.id}`)).toEqual([second]);
  expect(await listed(person, '&starts_after=2026-11-25T12:00:00Z')).toEqual([second]);
  expect(await listed(person, '&starts_before=2026-11-25T12:00:00%2B00:00')).toEqual([first]);
});

it('asks for the source, and keeps those of staff from customers', async () => {
  const { person } = await aCustomer();
  const missing = await call('/api/v1/activities/bookings', { token: person.token });
  expect(getFailure(missing).errors).toEqual({ cancellation_source: ['Required'] });
  const staff = await call('/api/v1/activities/bookings?cancellation_source=foh', { token: person.token });
  expect(staff.status).toBe(403);
  expect(getFailure(await ask(person, '&occurrence_id=abc')).errors).toEqual({
    occurrence_id: ['Must be exactly 34 letters, digits, underscores or hyphens'],
  });
});

it('lists for a linked person, and for nobody else', async () => {
  const { person, first, second } = await aCustomer();
  const partner = await makePerson(db);
  await linkPeople(db, partner, person);
  expect(await listed(partner, `&user_id=${person.id}`)).toEqual([first, second]);
  expect((await ask(await makePerson(db), `&user_id=${person.id}`)).status).toBe(403);
});

it('reads one booking with its answers, and hides that of a stranger', async () => {
  const { person, first } = await aCustomer();
  const section = await db
    .insertInto('questionSections')
    .values({ scheduleId: classes.scheduleId, title: 'Health', position: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const question = await db
    .insertInto('questions')
    .values({ sectionId: section.id, question: 'Anything we should know?', type: 'text', required: false, position: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('questionAnswers')
    .values({ questionId: question.id, bookingId: first, answer: JSON.stringify('No'), answeredAt: new Date() })
    .execute();
  const read = ({ token }: MadePerson) =>
    call(`/api/v1/activities/bookings/${first}?cancellation_source=customers`, { token });
  expect(getData(getBookingEndpoint, await read(person))).toMatchObject({
    id: first,
    cancellation: { canCancel: true, awardsCredit: true },
    customQuestionSections: [{ title: 'Health', questions: [{ kind: 'simple', answer: 'No' }] }],
  });
  expect((await read(await makePerson(db))).status).toBe(404);
});

describe('of everybody in an account', () => {
  it('lists those of the caller and of the people linked with them, and nobody else’s', async () => {
    const { person, first, second } = await aCustomer();
    const child = await makePerson(db);
    await linkPeople(db, person, child);
    const stranger = await makePerson(db);
    await linkPeople(db, person, stranger, 'revoked');
    await makeBooking(db, early, stranger.id, { price: 620 });
    const ofChild = await makeBooking(db, await makeSession(db, classes), child.id, { price: 620 });
    expect(new Set(await listed(person, '&everyone=true'))).toEqual(new Set([first, second, ofChild]));
    expect(await listed(person)).toEqual([first, second]);
    expect(await listed(child, '&everyone=true')).toEqual([ofChild]);
  });

  it('filters by venue, and names the venues that there are', async () => {
    const { person } = await aCustomer();
    const elsewhere = await makeVenue(db);
    const away = await makeSession(db, await makeActivity(db, elsewhere));
    const booked = await makeBooking(db, away, person.id, { price: 620 });
    expect(await listed(person, `&everyone=true&venue=${elsewhere.slug}`)).toEqual([booked]);
    const venues = getData(
      listBookedVenuesEndpoint,
      await call('/api/v1/activities/bookings/venues', { token: person.token }),
    );
    expect(new Set(venues.map(({ slug }) => slug))).toEqual(new Set([venue.slug, elsewhere.slug]));
    const { token } = await makePerson(db);
    expect(getData(listBookedVenuesEndpoint, await call('/api/v1/activities/bookings/venues', { token }))).toEqual([]);
  });
});
