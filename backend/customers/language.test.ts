import { randomUUID } from 'node:crypto';
import { openShop, place } from '#tests/support/cart/shop.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';

const shop = await openShop();
const { db, venue, add, call } = shop;
const classes = await makeActivity(db, venue);

const getLanguage = async ({ id }: Pick<MadePerson, 'id'>) =>
  (await db.selectFrom('users').where('id', '=', id).select('language').executeTakeFirstOrThrow()).language;

/** Opens the checkout as a browser does that asks for these languages. */
async function checkOut(person: MadePerson, acceptLanguage: string, more: Record<string, unknown> = {}) {
  const headers = { 'accept-language': acceptLanguage };
  const body = { source: 'online', ...more };
  const { status } = await call('/api/checkout/session/prepare', { token: person.token, headers, body });
  return status;
}

async function withBasket(): Promise<MadePerson> {
  const person = await makePerson(db);
  await add(person, place(await makeSession(db, classes, { price: 0 })));
  return person;
}

describe('the language of a customer', () => {
  it.each([
    ['cy', 'cy'],
    ['de, cy;q=0.9, en;q=0.8', 'cy'],
    ['en-GB,en;q=0.9', 'en'],
    ['de', 'en'],
  ])('is that in which they book: %s', async (header, language) => {
    const person = await withBasket();
    expect(await checkOut(person, header)).toBe(200);
    expect(await getLanguage(person)).toBe(language);
  });

  it('may be one that came with a folder of messages', async () => {
    expect(await getLanguage(await makePerson(db, { language: 'pl' }))).toBe('pl');
  });

  it('stays when a booking asks for none of ours', async () => {
    const person = await withBasket();
    await checkOut(person, 'cy');
    await checkOut(person, 'fr');
    expect(await getLanguage(person)).toBe('cy');
    await checkOut(person, 'en');
    expect(await getLanguage(person)).toBe('en');
  });

  it('is not that of the staff who book for them', async () => {
    const person = await withBasket();
    const staff = await makePerson(db, { permissions: ['sell', 'customers'] });
    expect(await checkOut(staff, 'cy', { selected_user_id: person.id })).toBe(200);
    expect([await getLanguage(person), await getLanguage(staff)]).toEqual(['en', 'en']);
  });

  it('is that in which they register, and that of the mail that welcomes them', async () => {
    const email = `${randomUUID()}@example.com`;
    const password = 'Nofio bob bore 7';
    const body = {
      data_fields: {
        personal: { first_name: 'Megan', last_name: 'Rhys', date_of_birth: '1990-02-14' },
        contact: { email, phone: '01632 960200' },
      },
      ...{ password, password_confirmation: password, onboarding_type: 'customer_account_online', source: 'bookings' },
    };
    const path = '/api/auth/customer/register?onboarding_type=customer_account_online';
    const answer = await call(path, { body, headers: { 'accept-language': 'cy' } });
    expect([answer.status, answer.text]).toEqual([200, expect.anything()]);
    const { id, reference } = await db
      .selectFrom('users')
      .where('email', '=', email)
      .select(['id', 'reference'])
      .executeTakeFirstOrThrow();
    expect(await getLanguage({ id })).toBe('cy');
    const letters = await db.selectFrom('outbox').where('kind', '=', 'email').select('payload').execute();
    const letter = letters.map(({ payload }) => JSON.stringify(payload)).find((text) => text.includes(email));
    expect(letter).toContain('Croeso i Test Leisure');
    expect(letter).toContain(`Eich rhif aelodaeth yw ${reference}.`);
    expect(letter).not.toContain('Megan');
  });
});
