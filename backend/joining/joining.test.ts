import { randomUUID } from 'node:crypto';
import { getAuthUserEndpoint } from '#contract/customers/auth.ts';
import { getOnboardingFormEndpoint } from '#contract/customers/onboarding.ts';
import { createOnboardingEndpoint } from '#contract/joining/create-onboarding.ts';
import { setJoiningPaymentEndpoint, updateJoiningEndpoint } from '#contract/joining/joining.ts';
import { listMembershipsEndpoint } from '#contract/memberships/memberships.ts';
import { debit, filled, openJoiningDesk, pdf } from '#tests/support/joining/joining-desk.ts';
import { linkPeople, makePerson } from '#tests/support/make/make-person.ts';
import { getData, getFailure } from '#tests/support/replies.ts';

const desk = await openJoiningDesk();
const { db, clock, call, types, send, joining, makeBuyer, begin, payWith, update, pay, mails } = desk;

beforeEach(() => clock.set('2026-11-18T12:00:00Z'));

const ivy = { first_name: 'Ivy', last_name: 'Reed', date_of_birth: '2018-05-01' };
const jo = { first_name: 'Jo', last_name: 'Reed', date_of_birth: '1991-02-03' };
const listMemberships = async (token: string) =>
  getData(listMembershipsEndpoint, await call('/api/my-account/memberships', { token }));

describe('joining', () => {
  it('makes an account, signs it in, and puts the membership with its fee into its basket', async () => {
    const email = `${randomUUID()}@example.com`;
    const password = 'Correct-horse-1';
    const answer = await send({ data_fields: filled(email), password, password_confirmation: password });
    const { user, token, expiresAt, cart, joining: begun } = getData(createOnboardingEndpoint, answer);
    expect(user).toMatchObject({ email, phone: '07700 900118', address: { town: 'Leeds' } });
    expect(token).toHaveLength(43);
    expect(expiresAt).not.toBeNull();
    expect(cart).toMatchObject({
      source: 'online-joining',
      totals: { total: 3170, itemCount: 1 },
      items: [
        {
          type: 'membership',
          name: 'Off-peak',
          membershipId: begun?.id,
          membershipType: { id: types.offPeak, name: 'Off-peak' },
          homeVenue: { id: desk.venue.id },
          price: { value: 1170 },
          lineTotal: { value: 3170 },
          childItems: [{ type: 'journal_transaction', name: 'Joining fee', price: { value: 2000 } }],
        },
      ],
    });
    expect(cart.items[0]?.childItems[0]).toHaveProperty('collectableFeeId');
    expect(begun).toMatchObject({ missing: ['payment_method'], paymentMethod: null, people: [{ isHolder: true }] });
    expect((await call('/api/auth/user', { token: token ?? '' })).status).toBe(200);
    const debts = await call('/api/dashboard/debts', { token: token ?? '' });
    expect(debts.text).not.toContain('Joining fee');
  });

  it('sums the joining fee by itself, and the other fees as extras', async () => {
    const type = await desk.makeType({ name: 'Plus', joiningFee: 1500, position: 10 });
    const { id: locker } = await db
      .insertInto('membershipFees')
      .values({ membershipTypeId: type, name: 'Locker', price: 300 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const wanted = { membership_type_id: type, collectable_fee_ids: [locker] };
    const { items, summary, totals } = (await begin(await makeBuyer(), wanted)).cart;
    expect(summary).toMatchObject({ joiningFee: { value: 1500 }, extras: { value: 300 }, saved: { value: 0 } });
    expect((summary?.fullPrice.value ?? 0) + 1500 + 300).toBe(totals.total);
    const fees = items.flatMap(({ childItems }) => childItems);
    expect(fees.map((fee) => [fee.name, 'isJoiningFee' in fee])).toEqual([
      ['Joining fee', true],
      ['Locker', false],
    ]);
    const free = await begin(await makeBuyer(), { membership_type_id: types.family });
    expect(free.cart.summary).not.toHaveProperty('joiningFee');
  });

  it('asks for a password once, keeps address and log-in of somebody who has them, and refuses a stale form', async () => {
    const email = `${randomUUID()}@example.com`;
    expect(getFailure(await send({ data_fields: filled(email) })).errors).toEqual({ password: ['Required'] });
    const person = await makeBuyer();
    const answer = await send({ data_fields: filled(email) }, person.token);
    expect(getData(createOnboardingEndpoint, answer)).toMatchObject({ token: null, user: { phone: '07700 900118' } });
    const row = await db.selectFrom('users').where('id', '=', person.id).select('email').executeTakeFirstOrThrow();
    expect(row.email).not.toBe(email);
    const path = '/api/online-joining/onboarding/membership_purchase';
    const { checksum } = getData(getOnboardingFormEndpoint, await call(path));
    await db.updateTable('operators').set({ joiningTermsHtml: '<p>New terms.</p>' }).execute();
    const stale = { data_fields: { ...filled(email), checksum }, terms: true };
    expect(getFailure(await send(stale, person.token)).code).toBe('form_changed');
    await db.updateTable('operators').set({ joiningTermsHtml: null }).execute();
    expect((await send(stale, person.token)).status).toBe(200);
  });

  it('covers linked people and new ones, adding each once, as far as there is room', async () => {
    const person = await makeBuyer();
    const child = await makePerson(db, { firstName: 'Sam', dateOfBirth: '2015-01-01' });
    await linkPeople(db, person, child);
    const begun = await begin(person, { membership_type_id: types.family, people: [{ user_id: child.id }, jo] });
    expect(begun.people.map(({ name }) => name)).toEqual(['Robin Reed', 'Sam Reed', 'Jo Reed']);
    await begin(person, { membership_type_id: types.family, people: [{ user_id: child.id }, jo] });
    const links = await db.selectFrom('linkedUsers').where('userId', '=', person.id).select('relationship').execute();
    expect(links.map(({ relationship }) => relationship).sort()).toEqual(['parent', 'partner']);
    const tooMany = await update(person, { people: [{ user_id: child.id }, jo, ivy] });
    expect(getFailure(tooMany).errors).toEqual({ people: ['This membership is for 2 adults and 1 child'] });
    // A refusal adds nobody.
    expect(await db.selectFrom('linkedUsers').where('userId', '=', person.id).select('id').execute()).toHaveLength(2);
    const stranger = await makePerson(db);
    expect(getFailure(await update(person, { people: [{ user_id: stranger.id }] })).code).toBe('forbidden');
    expect((await joining(person))?.people).toHaveLength(3);
  });

  it('changes type and fees at the price of the server, and gives way in the basket', async () => {
    const person = await makeBuyer();
    const { id: locker } = await db
      .insertInto('membershipFees')
      .values({ membershipTypeId: types.family, name: 'Locker', price: 2500 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const before = await begin(person);
    const after = getData(
      updateJoiningEndpoint,
      await update(person, { membership_type_id: types.family, collectable_fee_ids: [locker] }),
    );
    expect(after.id).toBe(before.id);
    expect(after.collectableFeeIds).toEqual([locker]);
    expect(after.cart.items).toHaveLength(1);
    // 13 of 30 days of £62, and the locker; Family has no joining fee.
    expect(after.cart.totals.total).toBe(2687 + 2500);
    expect(getFailure(await update(person, { collectable_fee_ids: [randomUUID()] })).errors).toEqual({
      collectable_fee_ids: ['This fee is not one of this membership'],
    });
  });

  it('is refused to whoever is too young, and where the address leads away', async () => {
    const young = await desk.makeType({ name: 'Seniors', minimumAge: 60, position: 9 });
    const person = await makeBuyer();
    expect(getFailure(await send({ membership_type_id: young }, person.token)).errors).toEqual({
      'data_fields.personal.date_of_birth': ['Must be at least 60 years old'],
    });
    const redirect = { success_url: 'https://evil.example/', abort_url: '/memberships' };
    expect(getFailure(await send({ redirect }, person.token)).errors).toEqual({
      'redirect.success_url': ['Must be an address of this site'],
    });
  });

  it('is given up with its line or any fee of it, and then owes nothing', async () => {
    const person = await makeBuyer();
    const begun = await begin(person);
    const fee = begun.cart.items[0]?.childItems[0];
    const answer = await call('/api/checkout/cart/remove', {
      token: person.token,
      body: { cart_item_ids: [fee?.id], cart_source: 'online-joining' },
    });
    expect(answer.status).toBe(200);
    expect(await joining(person)).toBeNull();
    expect(await db.selectFrom('journalTransactions').where('userId', '=', person.id).execute()).toHaveLength(0);
    await begin(person);
    expect((await call('/api/online-joining/joining', { method: 'DELETE', token: person.token })).status).toBe(200);
    expect(await joining(person)).toBeNull();
  });

  it('is nobody else’s', async () => {
    const person = await makeBuyer();
    await begin(person);
    const other = await makeBuyer();
    expect(await joining(other)).toBeNull();
    expect((await update(other, { people: [] })).status).toBe(404);
    expect((await payWith(other)).status).toBe(404);
  });
});

describe('the first payment', () => {
  it('makes the membership with people, card numbers, terms and what follows, and says so by mail', async () => {
    const person = await makeBuyer();
    const { id } = await begin(person, { membership_type_id: types.family, people: [ivy] });
    const chosen = getData(setJoiningPaymentEndpoint, await payWith(person));
    expect(chosen).toMatchObject({
      missing: [],
      paymentMethod: {
        kind: 'direct_debit',
        accountHolder: 'R Reed',
        sortCode: '**-**-56',
        accountNumber: '****5678',
        status: 'pending',
      },
    });
    expect((await pay(person)).status).toBe(200);
    expect(await joining(person)).toBeNull();
    expect(await listMemberships(person.token)).toMatchObject([
      {
        id,
        membershipType: { name: 'Family' },
        status: 'active',
        startsOn: '2026-11-18',
        nextBillingOn: '2026-12-01',
        price: { value: 6200 },
        people: [{ name: 'Robin Reed' }, { name: 'Ivy Reed' }],
        billing: {
          state: 'current',
          owed: { value: 0 },
          nextAmount: { value: 6200 },
          method: { sortCode: '**-**-56' },
        },
      },
    ]);
    const people = await db
      .selectFrom('membershipUsers as m')
      .innerJoin('users as u', 'u.id', 'm.userId')
      .where('m.membershipId', '=', id)
      .select('u.barcode')
      .execute();
    expect(people.map(({ barcode }) => barcode)).toEqual([
      expect.stringMatching(/^70\d{8}$/),
      expect.stringMatching(/^70\d{8}$/),
    ]);
    expect(new Set(people.map(({ barcode }) => barcode)).size).toBe(2);
    const auth = getData(getAuthUserEndpoint, await call('/api/auth/user', { token: person.token }));
    expect(auth).toMatchObject({ homeVenueSlug: desk.venue.slug, hasBillingDate: true });
    const [welcome] = await mails(`member:${id}`);
    expect(welcome?.subject).toBe('Welcome, you are a member: Family');
    expect(welcome?.text).toContain('£62.00 is taken on Tue, 1 Dec 2026');
    expect(welcome?.text).toContain('ending 5678');
    expect(welcome?.text).toContain('until Wed, 2 Dec 2026');
  });

  it('waits for the way to pay and for the proof', async () => {
    const person = await makeBuyer();
    await begin(person, { membership_type_id: types.concession });
    const answer = await pay(person);
    expect(getFailure(answer).code).toBe('joining_incomplete');
    expect(answer.json).toMatchObject({ details: { missing: ['documents', 'payment_method'] } });
    await payWith(person);
    await desk.upload(person, pdf);
    expect((await pay(person)).status).toBe(200);
  });

  it('is priced anew on another day, which the buyer sees before paying', async () => {
    const person = await makeBuyer();
    await begin(person);
    await payWith(person);
    const { cart } = (await joining(person)) ?? {};
    clock.set('2026-11-19T12:00:00Z');
    const offer = { payments: [], terms: true, completed_waivers: [], source: 'online', cart_source: 'online-joining' };
    const answer = await call('/api/checkout/complete', {
      token: person.token,
      body: { ...offer, item_hash: cart?.itemHash },
    });
    expect(getFailure(answer).code).toBe('basket_changed');
    await call('/api/checkout/prepare?cart_source=online-joining', { token: person.token });
    expect((await joining(person))?.cart.totals.total).toBe(Math.round((2700 * 12) / 30) + 2000);
    expect((await pay(person)).status).toBe(200);
  });

  it('is made once, and the same membership is not bought twice', async () => {
    const person = await makeBuyer();
    await begin(person);
    await payWith(person);
    const answers = await Promise.all([pay(person), pay(person)]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await listMemberships(person.token)).toHaveLength(1);
    expect(getFailure(await send({}, person.token)).code).toBe('already_member');
    const fees = await db.selectFrom('journalTransactions').where('userId', '=', person.id).select('status').execute();
    expect(fees).toEqual([{ status: 'paid' }]);
  });

  it('keeps a bank account where nobody can read it', async () => {
    const person = await makeBuyer();
    await begin(person);
    await payWith(person, { ...debit, sort_code: '20-45-77', account_number: '98761234' });
    const { rows } = await db
      .selectFrom('mandates')
      .where('userId', '=', person.id)
      .selectAll()
      .execute()
      .then((found) => ({ rows: JSON.stringify(found) }));
    expect(rows).not.toContain('204577');
    expect(rows).not.toContain('98761234');
    expect(rows).not.toContain('R Reed');
    expect((await call('/api/online-joining/joining', { token: person.token })).text).not.toContain('9876');
    // Another account takes its place, and the first one is forgotten.
    await payWith(person);
    const kept = await db
      .selectFrom('mandates')
      .where('userId', '=', person.id)
      .select(['status', 'accountRef'])
      .execute();
    expect(kept.filter(({ accountRef }) => accountRef !== null)).toHaveLength(1);
    expect(kept.map(({ status }) => status).sort()).toEqual(['cancelled', 'pending']);
  });
});
