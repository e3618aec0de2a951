import { giveGuestPassEndpoint, listGuestPassesEndpoint } from '#contract/packages/guest-passes.ts';
import { listOwnedPackagesEndpoint } from '#contract/packages/owned-packages.ts';
import { makeCreditor, payByCredit } from '#tests/support/bookings/credit-customer.ts';
import { openShop, place } from '#tests/support/cart/shop.ts';
import { makeActivity, makePricingOption, makeTicket } from '#tests/support/make/make-activity.ts';
import { makePackage } from '#tests/support/make/make-package.ts';
import { makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { getData, getFailure, paginationIn } from '#tests/support/replies.ts';

const shop = await openShop();
const { db, clock, call, venue } = shop;

beforeEach(async () => {
  clock.set('2026-11-24T18:00:00Z');
  await db.updateTable('operators').set({ onlineGuestPassesEnabled: true }).execute();
});

describe('owned packages', () => {
  const read = (person: MadePerson, query = '') => call(`/api/my-account/packages${query}`, { token: person.token });
  const list = async (person: MadePerson) => getData(listOwnedPackagesEndpoint, await read(person));

  it('say what is left, until when and where, and what they were used for', async () => {
    const swimming = await makeActivity(db, venue, { bookingType: 'ticketed' });
    const ticket = await makeTicket(db, swimming, { price: 560 });
    const sold = await makePackage(db, {
      friendlyName: '10-swim package',
      venueId: venue.id,
      expiryValue: 12,
      expiryUnit: 'month',
      contents: [{ usages: 10, covers: [ticket.pricingOptionId] }],
    });
    const person = await makeCreditor(shop, { general: 10_000 });
    await shop.add(person, { id: sold.pricingOptionId, type: 'pricingOption' });
    await payByCredit(shop, person, { general: 5000 });
    const swim = await makeSession(db, swimming, { startsAt: new Date('2026-11-26T18:00:00Z') });
    await shop.add(person, { ...place(swim), pricing_option_id: ticket.pricingOptionId, quantity: 2 });
    const bookings = await payByCredit(shop, person, {});
    const [owned] = await list(person);
    expect(owned).toMatchObject({
      package: { id: sold.id, name: 'Ten swims', friendlyName: '10-swim package' },
      usagesTotal: 10,
      usagesRemaining: 8,
      purchasedAt: '2026-11-24T18:00:00Z',
      expiresAt: '2027-11-24T23:59:59Z',
      venueRestriction: { type: 'venue', id: venue.id },
      covers: [{ id: ticket.pricingOptionId }],
      pricingOptionId: sold.pricingOptionId,
    });
    expect(owned?.history).toMatchObject([
      {
        state: 'used',
        quantity: 2,
        bookingId: bookings[0]?.id,
        startsAt: { utc: '2026-11-26T18:00:00Z' },
        comesBack: true,
      },
    ]);
    clock.set('2026-11-26T18:00:00Z');
    expect((await list(person))[0]?.history).toMatchObject([{ state: 'used', comesBack: false }]);
  });

  it('are those of the person acted for, a page at a time, the newest first', async () => {
    const person = await makePerson(db);
    const { id: packageId } = await makePackage(db);
    const dates = ['2026-11-01', '2026-11-03', '2026-11-02'].map((day) => new Date(day));
    for (const purchasedAt of dates)
      await db.insertInto('ownedPackages').values({ userId: person.id, packageId, purchasedAt }).execute();
    const page = await read(person, '?per_page=2');
    expect(getData(listOwnedPackagesEndpoint, page).map(({ purchasedAt }) => purchasedAt.slice(0, 10))).toEqual([
      '2026-11-03',
      '2026-11-02',
    ]);
    expect(paginationIn(page)).toMatchObject({ totalRecords: 3, nextPage: 2 });
    expect(await list(await makePerson(db))).toEqual([]);
  });
});

describe('guest passes', () => {
  const read = (person: MadePerson) => call('/api/my-account/guest-passes', { token: person.token });
  const list = async (person: MadePerson) => getData(listGuestPassesEndpoint, await read(person));
  const give = (person: MadePerson, id: string, body: Record<string, unknown> = {}) =>
    call(`/api/my-account/guest-passes/${id}/gift`, {
      token: person.token,
      body: { email: 'lee@example.com', ...body },
    });

  async function pass(person: MadePerson, more = {}): Promise<string> {
    const values = { userId: person.id, code: `CODE-${Math.random()}`, validFrom: clock.now(), ...more };
    return (await db.insertInto('guestPasses').values(values).returning('id').executeTakeFirstOrThrow()).id;
  }

  it('are not there unless they are sold online', async () => {
    const person = await makePerson(db);
    const id = await pass(person);
    await db.updateTable('operators').set({ onlineGuestPassesEnabled: false }).execute();
    expect((await read(person)).status).toBe(404);
    expect((await give(person, id)).status).toBe(404);
  });

  it('are bought into their own basket, and end when they are over', async () => {
    const option = await makePricingOption(db, 'guest_pass', 500, 'Guest pass');
    await db.updateTable('pricingOptions').set({ validDays: 30, venueId: venue.id }).where('id', '=', option).execute();
    const person = await makeCreditor(shop, { general: 5000 });
    expect((await list(person)).options).toContainEqual(
      expect.objectContaining({ id: option, name: 'Guest pass', price: expect.objectContaining({ value: 500 }) }),
    );
    const source = { cart_source: 'online-guest-passes' };
    const cart = await shop.add(person, { id: option, type: 'pricingOption', quantity: 2 }, source);
    expect(cart).toMatchObject({ source: 'online-guest-passes', totals: { total: 1000 } });
    expect((await shop.cart(person)).items).toEqual([]);
    const { token } = person;
    await call('/api/credits/apply', {
      token,
      body: { credits_to_reserve: [{ type: 'general', amount: 1000 }], ...source },
    });
    const { json } = await call('/api/checkout/cart?cart_source=online-guest-passes', { token });
    const { item_hash } = (json as { data: { item_hash: string } }).data;
    const offer = { payments: [], terms: true, completed_waivers: [], source: 'online', item_hash, ...source };
    expect((await call('/api/checkout/complete', { token, body: offer })).status).toBe(200);
    const bought = {
      status: 'available',
      venue: { id: venue.id },
      validFrom: '2026-11-24T18:00:00Z',
      expiresAt: '2026-12-24T23:59:59Z',
      gift: null,
    };
    expect((await list(person)).passes).toMatchObject([bought, bought]);
    await db
      .updateTable('accessTokens')
      .set({ expiresAt: new Date('2027-02-01') })
      .execute();
    clock.set('2026-12-25T00:00:00Z');
    expect((await list(person)).passes).toMatchObject([{ status: 'expired' }, { status: 'expired' }]);
  });

  it('are given by mail, again too, while they can be used', async () => {
    const person = await makePerson(db);
    const id = await pass(person, { expiresAt: new Date('2026-11-30T23:59:59Z') });
    const gift = getData(
      giveGuestPassEndpoint,
      await give(person, id, { message: 'See you there', guest_name: 'Lee Akhtar' }),
    );
    expect(gift).toMatchObject({
      status: 'available',
      guestName: 'Lee Akhtar',
      gift: { email: 'lee@example.com', givenAt: '2026-11-24T18:00:00Z' },
    });
    const mails = await db
      .selectFrom('outbox')
      .where('dedupeKey', 'like', `guest-pass:${id}%`)
      .select('payload')
      .execute();
    expect(mails).toHaveLength(1);
    expect(String(mails[0]?.payload.text)).toMatch(new RegExp(`${gift.code}[^]*See you there[^]*Mon, 30 Nov 2026`));
    expect((await give(person, id, { email: 'kim@example.com' })).status).toBe(200);
    expect((await list(person)).passes).toMatchObject([{ id, gift: { email: 'kim@example.com' } }]);
  });

  it('are not given once used or over, by anybody else, or with links in the message', async () => {
    const person = await makePerson(db);
    const [used, over, available] = [
      await pass(person, { status: 'used', usedAt: clock.now() }),
      await pass(person, { expiresAt: clock.now() }),
      await pass(person),
    ];
    expect(getFailure(await give(person, used)).code).toBe('pass_used');
    expect(getFailure(await give(person, over)).code).toBe('pass_expired');
    expect((await give(await makePerson(db), available)).status).toBe(404);
    for (const message of ['See https://example.com', 'Look at example.com now', 'Look at пример.рф now'])
      expect(getFailure(await give(person, available, { message })).errors).toEqual({
        message: ['Must not contain links'],
      });
  });
});
