import { sql } from 'kysely';
import { getDeskEndpoint } from '#contract/desk/desk.ts';
import { listDeskSessionsEndpoint, listSessionBookingsEndpoint } from '#contract/desk/sessions.ts';
import { listDeskTilesEndpoint, type DeskTile } from '#contract/desk/tiles.ts';
import { openShop, place } from '#tests/support/cart/shop.ts';
import { openDesk, tender } from '#tests/support/desk/desk.ts';
import { makeActivity, makePricingOption, makeTicket } from '#tests/support/make/make-activity.ts';
import { makeBenefit, makeMemberPrice, makeMembership } from '#tests/support/make/make-discounts.ts';
import { makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';
import { getData } from '#tests/support/replies.ts';

const shop = await openShop();
const { db, call, venue, clock } = shop;
const desk = openDesk(shop);
const clerk = await makePerson(db, {
  permissions: ['sell', 'customers', 'attendance'],
  firstName: 'Nadia',
  lastName: 'Khan',
});

describe('the desk itself', () => {
  const read = async (by: MadePerson) =>
    getData(getDeskEndpoint, await call(`/api/foh/desk?venue=${venue.slug}`, { token: by.token }));

  it('says where it is, what its person may take, and which till is open', async () => {
    const before = await read(clerk);
    expect(before).toMatchObject({
      venue: { slug: venue.slug },
      staff: { id: clerk.id, name: 'Nadia Khan' },
      mayLeaveBalance: false,
      till: null,
    });
    expect(before.tenders).toEqual([
      ...['cash', 'card', 'cheque', 'offline-voucher', 'float', 'direct-debit', 'voucher', 'gift-card', 'credit'],
    ]);
    const till = await desk.openTill(clerk);
    expect((await read(clerk)).till).toEqual(till);
    await desk.closeTill(clerk, till.id, 5000);
    expect((await read(clerk)).till).toBeNull();
  });

  it('offers tenders without money to those who may refund, and none that the operator does not take', async () => {
    const manager = await makePerson(db, { permissions: ['sell', 'refunds'] });
    await db.updateTable('deskTenders').set({ isAccepted: false }).where('tenderType', '=', 'cheque').execute();
    const { tenders } = await read(manager);
    await db.updateTable('deskTenders').set({ isAccepted: true }).where('tenderType', '=', 'cheque').execute();
    expect(tenders).toContain('inclusive');
    expect(tenders).not.toContain('cheque');
  });
});

describe('quick sale', () => {
  const readTiles = async (at: { slug: string }, customer?: MadePerson): Promise<DeskTile[]> => {
    const query = customer === undefined ? '' : `&selected_user_id=${customer.id}`;
    return getData(
      listDeskTilesEndpoint,
      await call(`/api/foh/tiles?venue=${at.slug}${query}`, { token: clerk.token }),
    );
  };

  it('shows what the operator chose, in that order, with the first session that can be had', async () => {
    const at = await makeVenue(db);
    const swimming = await makeActivity(db, at, { bookingType: 'ticketed' });
    const ticket = await makeTicket(db, swimming);
    const courts = await makeActivity(db, at, { bookingType: 'resources' });
    const product = await makePricingOption(db, 'product', 800);
    const pass = await makePricingOption(db, 'guest_pass', 500);
    const anonymous = { allowAnonymousBookings: true };
    await makeSession(db, swimming, { ...anonymous, startsAt: new Date('2026-11-24T15:00:00Z') });
    await makeSession(db, swimming, { ...anonymous, maximum: 0, startsAt: new Date('2026-11-24T18:30:00Z') });
    await makeSession(db, swimming, { startsAt: new Date('2026-11-24T18:40:00Z') });
    const swim = await makeSession(db, swimming, { ...anonymous, startsAt: new Date('2026-11-24T19:00:00Z') });
    await makeSession(db, swimming, { ...anonymous, startsAt: new Date('2026-11-24T20:00:00Z') });
    const courtId = courts.pricingOptionId ?? '';
    const tiles = [
      { name: 'Swim, adult', pricingOptionId: ticket.pricingOptionId },
      { name: null, pricingOptionId: product },
      { name: 'Court now', pricingOptionId: courtId },
      { name: 'Guest', pricingOptionId: pass },
    ];
    await db
      .insertInto('deskTiles')
      .values(tiles.map((tile, index) => ({ ...tile, venueId: at.id, position: index + 1 })))
      .execute();
    const walkIn = await readTiles(at);
    expect(walkIn.map(({ id }) => id)).toEqual(tiles.map(({ pricingOptionId }) => pricingOptionId));
    expect(walkIn[0]).toMatchObject({
      kind: 'session',
      name: 'Swim, adult',
      bookingType: 'ticketed',
      session: { id: swim.id, available: 10, bookableAction: { action: 'book' } },
      item: {
        purchasableId: swim.id,
        purchasableType: 'purchasableOccurrence',
        pricingOptionId: ticket.pricingOptionId,
      },
    });
    expect(walkIn[1]).toMatchObject({
      kind: 'product',
      price: { value: 800 },
      session: null,
      item: { purchasableId: product, purchasableType: 'pricingOption' },
    });
    // No court today, and a pass belongs to somebody.
    expect(walkIn.slice(2).map(({ item }) => item)).toEqual([null, null]);
    const customer = await makePerson(db);
    const named = await readTiles(at, customer);
    expect(named[0]?.session?.startsAt.utc).toBe('2026-11-24T18:40:00Z');
    expect(named[3]?.item).toMatchObject({ purchasableId: pass });
  });

  it('adds what it says, at the price it says', async () => {
    const at = await makeVenue(db);
    const classes = await makeActivity(db, at);
    await makeSession(db, classes, { allowAnonymousBookings: true, price: classes.price });
    const optionId = classes.pricingOptionId ?? '';
    await db
      .insertInto('deskTiles')
      .values({ venueId: at.id, position: 1, pricingOptionId: optionId, name: null })
      .execute();
    const [member, plain] = [await makePerson(db), await makePerson(db)];
    const typeId = await makeMembership(db, { venue: at, userId: member.id });
    await makeMemberPrice(db, typeId, optionId, 120);
    for (const customer of [null, plain, member]) {
      const [tile] = await readTiles(at, customer ?? undefined);
      expect(tile?.standardPrice.value).toBe(classes.price);
      const { purchasableId, purchasableType } = tile?.item ?? {};
      const cart = await desk.fill({ by: clerk, customer }, { id: purchasableId, type: purchasableType });
      expect(cart.totals.total).toBe(tile?.price.value);
      expect(cart.totals.total).toBe(customer === member ? 120 : classes.price);
    }
  });

  it('is free with a benefit that covers it', async () => {
    const at = await makeVenue(db);
    const classes = await makeActivity(db, at);
    await makeSession(db, classes);
    const optionId = classes.pricingOptionId ?? '';
    await db
      .insertInto('deskTiles')
      .values({ venueId: at.id, position: 1, pricingOptionId: optionId, name: null })
      .execute();
    const member = await makePerson(db);
    await makeBenefit(db, { venue: at, userId: member.id });
    expect((await readTiles(at, member))[0]?.price.value).toBe(0);
  });

  it('shows the four that sold most in four weeks where nothing was chosen', async () => {
    const at = await makeVenue(db);
    const sold = [3, 9, 1, 5, 7];
    const options: string[] = [];
    for (const places of sold) {
      const classes = await makeActivity(db, at);
      options.push(classes.pricingOptionId ?? '');
      const session = await makeSession(db, classes, { startsAt: new Date('2026-11-20T10:00:00Z'), maximum: 100 });
      await sql`insert into bookings (occurrence_id, channel, status, places, price, during, settled_at)
        values (${session.id}, 'foh', 'settled', ${places}, 0, tstzrange('2026-11-20', '2026-11-21'), ${clock.now()})`.execute(
        db,
      );
    }
    const old = await makeActivity(db, at);
    const before = await makeSession(db, old, { startsAt: new Date('2026-10-20T10:00:00Z'), maximum: 100 });
    await sql`insert into bookings (occurrence_id, channel, status, places, price, during, settled_at)
      values (${before.id}, 'foh', 'settled', 90, 0, tstzrange('2026-10-20', '2026-10-21'), ${clock.now()})`.execute(
      db,
    );
    expect((await readTiles(at)).map(({ id }) => id)).toEqual([1, 4, 3, 0].map((index) => options[index]));
    expect((await readTiles(await makeVenue(db))).length).toBe(0);
  });
});

describe('sessions of a day', () => {
  it('say how many are booked, here and absent, and how many wait', async () => {
    const at = await makeVenue(db);
    const classes = await makeActivity(db, at);
    const session = await makeSession(db, classes, { maximum: 5, price: 0 });
    await makeSession(db, classes, {
      startsAt: new Date('2026-11-24T21:00:00Z'),
      status: 'cancelled',
      cancelledAt: clock.now(),
    });
    await makeSession(db, classes, { startsAt: new Date('2026-11-25T09:00:00Z') });
    const people = await Promise.all([1, 2, 3].map(() => makePerson(db)));
    for (const customer of people)
      await desk.pay({ by: clerk, customer }, await desk.fill({ by: clerk, customer }, place(session)), []);
    const ids = await db
      .selectFrom('bookings')
      .where('occurrenceId', '=', session.id)
      .orderBy('createdAt')
      .orderBy('id')
      .select('id')
      .execute();
    const record = (index: number, status: string) =>
      call('/api/v1/activities/bookings/attendance', {
        token: clerk.token,
        method: 'PATCH',
        body: { data: { booking_ids: [ids[index]?.id], status } },
      });
    for (const [index, status] of ['attended', 'attended', 'absent'].entries()) await record(index, status);
    expect((await record(1, 'unrecorded')).json).toMatchObject({ data: [{ attended: null }] });
    const read = async (query = '') =>
      getData(
        listDeskSessionsEndpoint,
        await call(`/api/foh/sessions?venue=${at.slug}${query}`, { token: clerk.token }),
      );
    const today = await read();
    expect(today).toMatchObject([
      {
        id: session.id,
        capacity: { available: 2, consumed: 3, maximum: 5 },
        arrivals: { booked: 3, here: 1, absent: 1 },
        waiting: 0,
        bookableAction: { action: 'book' },
      },
    ]);
    expect((await read(`&selected_user_id=${people[0]?.id}`))[0]?.bookableAction?.action).toBe('cancel_booking');
    expect(await read('&date=2026-11-25')).toHaveLength(1);
    expect(await read('&booking_types=resources')).toEqual([]);
  });

  it('have a register with names, what each paid, and walk-ins last', async () => {
    const at = await makeVenue(db);
    const swimming = await makeActivity(db, at, { bookingType: 'ticketed' });
    const ticket = await makeTicket(db, swimming);
    const swim = await makeSession(db, swimming, { maximum: 20, allowAnonymousBookings: true });
    const item = (quantity: number) => ({ ...place(swim), pricing_option_id: ticket.pricingOptionId, quantity });
    const bea = await makePerson(db, { firstName: 'Bea', lastName: 'Larkin', reference: '400220118' });
    const abe = await makePerson(db, { firstName: 'Abe', lastName: 'Young' });
    for (const [customer, quantity] of [
      [bea, 1],
      [null, 3],
      [abe, 1],
    ] as const) {
      const sale = { by: clerk, customer };
      const cart = await desk.fill(sale, item(quantity));
      await desk.pay(sale, cart, [tender('cash', cart.totals.balance)]);
    }
    const reader = await makePerson(db, { permissions: ['timetable'] });
    const answer = await call(`/api/foh/sessions/${swim.id}/bookings`, { token: reader.token });
    const entries = getData(listSessionBookingsEndpoint, answer);
    expect(entries.map(({ firstName, places }) => [firstName, places])).toEqual([
      ['Abe', 1],
      ['Bea', 1],
      [null, 3],
    ]);
    expect(entries[1]).toMatchObject({
      userId: bea.id,
      lastName: 'Larkin',
      reference: '400220118',
      status: 'settled',
      attended: null,
      paidWith: 'money',
      due: { value: 0 },
      blockBooking: null,
    });
    expect(entries[1]?.paid.value).toBeGreaterThan(0);
    const read = db.selectFrom('auditEvents').where('action', '=', 'register_read').where('subjectId', '=', swim.id);
    expect(await read.select('actorUserId').execute()).toEqual([{ actorUserId: reader.id }]);
  });
});
