import { randomIds } from '#backend/ids.ts';
import { testBackend, testClock } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makePerson, signIn } from '#tests/support/make/make-person.ts';
import { accountCommands } from './account-commands.ts';

const { db } = await testDatabase();
const clock = testClock();
await makeOperator(db);
const password = 'Correct-horse-1';
const robin = await makePerson(db, { email: 'robin@example.com', reference: 'R-1', password });
const other = await makePerson(db, { email: 'other@example.com', password });
const { call } = testBackend({ db, clock, ids: randomIds });

const run = (verb: string, name: string) => accountCommands.get(verb)?.(db, name, clock.now());
const reach = async (token: string) => (await call('/api/auth/user', { token })).status;
const logIn = async (username: string) =>
  (await call('/api/auth/customer/login', { body: { username, password } })).status;

it('shuts a disabled account out at once, everywhere, and nobody else', async () => {
  const [second = ''] = await signIn(db, [robin.id]);
  expect([await reach(robin.token), await reach(second)]).toEqual([200, 200]);
  await run('disable', 'Robin@example.com');
  expect([await reach(robin.token), await reach(second), await logIn('robin@example.com'), await logIn('R-1')]).toEqual(
    [401, 401, 422, 422],
  );
  expect([await reach(other.token), await logIn('other@example.com')]).toEqual([200, 200]);
});

it('refuses a token that was issued while the account was disabled', async () => {
  const [late = ''] = await signIn(db, [robin.id]);
  expect(await reach(late)).toBe(401);
});

it('sends a disabled account no link to set a new password', async () => {
  const answer = await call('/api/auth/customer/forgotten-password', {
    body: { email_or_reference: 'robin@example.com' },
  });
  expect(answer.status).toBe(200);
  expect(await db.selectFrom('passwordResets').where('userId', '=', robin.id).selectAll().execute()).toEqual([]);
});

it('lets an enabled account sign in again, but brings no old sign-in back', async () => {
  await run('enable', 'r-1');
  expect([await logIn('robin@example.com'), await reach(robin.token)]).toEqual([200, 401]);
});

it('ends the sign-ins of one account, and of all', async () => {
  const [token = ''] = await signIn(db, [robin.id]);
  await run('sign-out', 'robin@example.com');
  expect([await reach(token), await reach(other.token)]).toEqual([401, 200]);
  await run('sign-out', '--all');
  expect(await reach(other.token)).toBe(401);
});

it('takes a second factor away from somebody who lost it, and signs them out', async () => {
  await db
    .insertInto('secondFactors')
    .values({ userId: robin.id, sealedSecret: 'sealed', createdAt: clock.now(), confirmedAt: clock.now() })
    .execute();
  const [token = ''] = await signIn(db, [robin.id]);
  expect((await call('/api/auth/customer/login', { body: { username: 'r-1', password } })).json).toMatchObject({
    code: 'second_factor_required',
  });
  await run('forget-second-factor', 'r-1');
  expect([await logIn('r-1'), await reach(token)]).toEqual([200, 401]);
});

it('says so when there is no such account', async () => {
  await expect(run('disable', 'nobody@example.com')).rejects.toThrow('There is no account of nobody@example.com.');
});

it('writes what was done to the audit trail', async () => {
  const events = await db
    .selectFrom('auditEvents')
    .where('subjectId', '=', String(robin.id))
    .where('action', 'not like', 'log_in%')
    .orderBy('id')
    .select('action')
    .execute();
  expect(events.map(({ action }) => action)).toEqual([
    'account_disabled',
    'account_enabled',
    'second_factor_forgotten',
  ]);
});
