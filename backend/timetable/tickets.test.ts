import { listTicketsEndpoint, priceTicketEndpoint } from '#contract/timetable/tickets.ts';
import { testBackend } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeActivity, makeTicket } from '#tests/support/make/make-activity.ts';
import { makeMemberPrice, makeMembership } from '#tests/support/make/make-discounts.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';
import { getData, getFailure } from '#tests/support/replies.ts';

const { db } = await testDatabase();
const { call } = testBackend({ db });
await makeOperator(db);
const venue = await makeVenue(db, { slug: 'riverside' });
const swimming = await makeActivity(db, venue, { slug: 'swim', bookingType: 'ticketed' });
const adult = await makeTicket(db, swimming);
await makeTicket(db, swimming, { name: 'Child', number: 2, price: 270 });
const session = await makeSession(db, swimming);
const member = await makePerson(db, { reference: 'MEMBER-7' });
await makeMemberPrice(db, await makeMembership(db, { venue, userId: member.id }), adult.pricingOptionId, 400);

const tickets = (activity: string | number, query = '') =>
  `/api/activities/venue/riverside/activity-category/swim/activity/${activity}/tickets${query}`;

describe('tickets', () => {
  it('of one session, by either id, in the operator’s order and with their extras', async () => {
    const byNew = getData(listTicketsEndpoint, await call(tickets(session.id)));
    expect(byNew).toMatchObject([
      {
        id: session.id,
        bookableAction: { action: 'book' },
        ticketTypes: [
          {
            id: adult.id,
            name: 'Adult',
            attendees: 1,
            price: { value: 540 },
            extraPricingOptions: [{ name: 'Armbands', price: { value: 100 } }],
          },
          { name: 'Child', price: { value: 270 } },
        ],
      },
    ]);
    expect(getData(listTicketsEndpoint, await call(tickets(session.v1Id)))).toEqual(byNew);
  });

  it('of a day, at the member’s own price', async () => {
    const answer = await call(tickets('swim', '?date=2026-11-24'), { token: member.token });
    expect(getData(listTicketsEndpoint, answer)[0]?.ticketTypes[0]).toMatchObject({
      name: 'Adult',
      price: { value: 400 },
    });
    expect(getFailure(await call(tickets('swim'))).errors).toEqual({ date: ['Required'] });
    expect(getData(listTicketsEndpoint, await call(tickets('swim', '?date=2026-12-24')))).toEqual([]);
  });

  it('have numbers before the move to v2', async () => {
    const old = await makeVenue(db, { slug: 'old', activitiesV2MigrationDate: null });
    const activity = await makeActivity(db, old, { slug: 'old-swim', bookingType: 'ticketed' });
    await makeTicket(db, activity);
    const { v1Id } = await makeSession(db, activity);
    const answer = await call(`/api/activities/venue/old/activity-category/old-swim/activity/${v1Id}/tickets`);
    expect(getData(listTicketsEndpoint, answer)).toMatchObject([{ id: v1Id, ticketTypes: [{ id: v1Id * 100 + 1 }] }]);
  });

  it('are 404 for a class, and at another venue', async () => {
    const lesson = await makeSession(db, await makeActivity(db, venue));
    expect((await call(tickets(lesson.id))).status).toBe(404);
    await makeVenue(db, { slug: 'elsewhere' });
    expect((await call(tickets(session.id).replace('riverside', 'elsewhere'))).status).toBe(404);
  });
});

describe('the price for a reference', () => {
  const price = (body: object, id: string | number = adult.id, at = 'riverside') =>
    call(`/api/activities/price/${at}/ticket/${id}`, { body: { is_v2: true, occurrence_id: session.id, ...body } });

  it('is that customer’s, whatever the case; by slug or id of the venue', async () => {
    const discount = getData(priceTicketEndpoint, await price({ reference: 'member-7' }));
    expect(discount).toMatchObject({
      customerId: member.id,
      customerReference: 'MEMBER-7',
      ticketId: adult.id,
      price: { value: 400 },
      originalPrice: { value: 540 },
    });
    expect((await price({ reference: 'member-7' }, adult.id, venue.id)).status).toBe(200);
  });

  it('works for the number of a v1 ticket', async () => {
    const id = session.v1Id * 100 + adult.number;
    const answer = await price({ reference: 'MEMBER-7', is_v2: false, occurrence_id: undefined }, id);
    expect(getData(priceTicketEndpoint, answer).ticketId).toBe(id);
  });

  it('is refused with a text to show', async () => {
    const unknown = getFailure(await price({ reference: 'nobody' }));
    expect(unknown).toMatchObject({
      status: 400,
      code: 'discount_refused',
      message: 'This reference cannot be used for this ticket',
    });
    await makePerson(db, { reference: 'ORDINARY' });
    expect(getFailure(await price({ reference: 'ORDINARY' })).message).toBe(
      'This reference cannot be used for this ticket',
    );
  });

  it('needs its fields, and a ticket of that session', async () => {
    const { errors } = getFailure(await call(`/api/activities/price/riverside/ticket/${adult.id}`, { body: {} }));
    expect(errors).toMatchObject({ reference: ['Required'], is_v2: ['Required'] });
    expect(getFailure(await price({ reference: 'x', occurrence_id: undefined })).errors).toEqual({
      occurrence_id: ['Required'],
    });
    expect((await price({ reference: 'MEMBER-7' }, '2f9d9a52-6d0f-4c1f-9f6c-1d2f0b7c8e11')).status).toBe(404);
    const other = await makeSession(db, await makeActivity(db, venue, { bookingType: 'ticketed' }));
    expect((await price({ reference: 'MEMBER-7', occurrence_id: other.id })).status).toBe(404);
  });

  it('is told thirty times a minute', async () => {
    const limited = testBackend({ db });
    const ask = () =>
      limited.call(`/api/activities/price/riverside/ticket/${adult.id}`, {
        body: { reference: 'MEMBER-7', is_v2: false },
      });
    for (let time = 0; time < 30; time += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
  });
});
