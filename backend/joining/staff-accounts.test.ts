import { randomUUID } from 'node:crypto';
import { filled, openJoiningDesk } from '#tests/support/joining/joining-desk.ts';
import { makePerson, type MadePerson } from '#tests/support/make/make-person.ts';

const { db, call, clock, types, venue } = await openJoiningDesk();
const clerk = await makePerson(db, { permissions: ['sell', 'customers'] });
await db.updateTable('accessTokens').set({ createdAt: clock.now(), lastUsedAt: clock.now() }).execute();

/** What the desk types into the form of joining for somebody whom it has chosen. */
const joinFor = ({ id }: MadePerson) =>
  call('/api/online-joining/onboarding?onboarding_type=membership_purchase', {
    token: clerk.token,
    headers: { 'X-Selected-User-Id': String(id) },
    body: {
      data_fields: filled(`${randomUUID()}@example.com`),
      membership_type_id: types.offPeak,
      home_venue: venue.slug,
    },
  });
const readPhone = async ({ id }: MadePerson) =>
  (await db.selectFrom('users').where('id', '=', id).select('phone').executeTakeFirstOrThrow()).phone;

it('lets the desk fill in the details of a customer who joins, and not those of another member of staff', async () => {
  const customer = await makePerson(db, { dateOfBirth: '1990-04-01' });
  expect((await joinFor(customer)).status).toBe(200);
  expect(await readPhone(customer)).toBe('07700 900118');
  const colleague = await makePerson(db, { dateOfBirth: '1990-04-01', permissions: ['refunds'] });
  expect((await joinFor(colleague)).status).toBe(403);
  expect(await readPhone(colleague)).toBeNull();
});
