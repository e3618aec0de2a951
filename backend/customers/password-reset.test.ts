import { sql } from 'kysely';
import { countingIds, testBackend, testClock, testConfig } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { getFailure, getMessage } from '#tests/support/replies.ts';
import { sendResetLinks } from './send-reset-links.ts';

const { db } = await testDatabase();
const clock = testClock();
const ids = countingIds();
const config = testConfig();
const { call } = testBackend({ db, clock, ids, config });
const deps = { db, clock, ids, config };
await makeOperator(db);

beforeEach(() => clock.set('2026-11-24T18:00:00Z'));

const ask = (emailOrReference: string) =>
  call('/api/auth/customer/forgotten-password', { body: { email_or_reference: emailOrReference } });
const reset = (token: string, password = 'Another-horse-2', confirmation = password) =>
  call('/api/auth/customer/reset-password', { body: { token, password, password_confirmation: confirmation } });

/** The links mailed so far, oldest first. */
async function mailedTokens(email: string): Promise<string[]> {
  const { rows } = await sql<{
    mail: string;
  }>`select payload::text as mail from outbox order by created_at, id`.execute(db);
  return rows
    .filter(({ mail }) => mail.includes(email))
    .flatMap(({ mail }) => /token=([\w-]{43})/.exec(mail)?.[1] ?? []);
}

async function askFor(email: string): Promise<string> {
  await ask(email);
  await sendResetLinks(deps);
  return (await mailedTokens(email)).at(-1) ?? '';
}

it('answers alike to known and unknown names, and mails only known ones', async () => {
  await makePerson(db, { email: 'known@example.com' });
  const knownStatements = await ask('known@example.com');
  const unknown = await ask('unknown@example.com');
  expect(getMessage(knownStatements)).toBe('If we know you, we have sent you an email');
  expect(unknown.text).toBe(knownStatements.text);
  await sendResetLinks(deps);
  expect(await mailedTokens('unknown@example.com')).toEqual([]);
  expect(await mailedTokens('known@example.com')).toHaveLength(1);
});

it('does the same for a name that is known and one that is not, and looks it up afterwards', async () => {
  await makePerson(db, { email: 'here@example.com' });
  const statements: string[] = [];
  const listening = db.withPlugin({
    transformQuery: ({ node }) => (statements.push(node.kind), node),
    transformResult: async ({ result }) => result,
  });
  const { call: callListening } = testBackend({ db: listening, clock, ids, config });
  const count = async (name: string) => {
    statements.length = 0;
    await callListening('/api/auth/customer/forgotten-password', { body: { email_or_reference: name } });
    return [...statements];
  };
  const knownStatements = await count('here@example.com');
  expect(knownStatements.length).toBeGreaterThan(0);
  expect(await count('not-here@example.com')).toEqual(knownStatements);
  await sendResetLinks(deps);
});

it('leads on to the page where the link was asked for, on this site only', async () => {
  await makePerson(db, { email: 'booking@example.com' });
  const path = '/location/riverside/swimming/2026-11-25?lang=cy';
  const askAt = (redirect: string) =>
    call('/api/auth/customer/forgotten-password', { body: { email_or_reference: 'booking@example.com', redirect } });
  expect((await askAt(path)).status).toBe(200);
  await sendResetLinks(deps);
  const { rows } = await sql<{
    mail: string;
  }>`select payload::text as mail from outbox where payload::text like '%booking@example.com%'`.execute(db);
  expect(rows[0]?.mail).toContain(`redirect=${encodeURIComponent(path)}`);
  for (const elsewhere of [
    '//evil.example',
    '/\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https://evil.example',
  ])
    expect((await askAt(elsewhere)).status).toBe(422);
});

it('handles each request once, however many processes run the job', async () => {
  await makePerson(db, { email: 'one@example.com' });
  await ask('one@example.com');
  const answeredCounts = await Promise.all(Array.from({ length: 4 }, () => sendResetLinks(deps)));
  expect(answeredCounts.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await mailedTokens('one@example.com')).toHaveLength(1);
  expect(await db.selectFrom('passwordResetRequests').selectAll().execute()).toEqual([]);
});

it('changes the password once, proves the address, and signs out everywhere', async () => {
  const person = await makePerson(db, { email: 'once@example.com', password: 'Correct-horse-1' });
  const token = await askFor('once@example.com');
  const answer = await reset(token);
  expect(answer).toMatchObject({ status: 200, json: { data: null, message: 'Your password has been changed' } });
  expect((await call('/api/auth/user', { token: person.token })).status).toBe(401);
  const login = (password: string) =>
    call('/api/auth/customer/login', { body: { username: 'once@example.com', password } });
  expect((await login('Correct-horse-1')).status).toBe(422);
  expect(await login('Another-horse-2')).toMatchObject({
    status: 200,
    json: { data: { user: { email_verified_at: '2026-11-24T18:00:00Z' } } },
  });
  expect(getFailure(await reset(token, 'A-third-horse'))).toMatchObject({ status: 422, code: 'invalid_token' });
});

it('makes every other link of the same person useless', async () => {
  await makePerson(db, { email: 'twice@example.com' });
  const first = await askFor('twice@example.com');
  const second = await askFor('twice@example.com');
  expect((await reset(second)).status).toBe(200);
  expect(getFailure(await reset(first)).code).toBe('invalid_token');
});

it('works for an hour', async () => {
  await makePerson(db, { email: 'late@example.com' });
  const token = await askFor('late@example.com');
  clock.advance(3600);
  expect(getFailure(await reset(token)).message).toBe('This link is no longer valid, please ask for a new one');
});

it('works for ten minutes only when it lets staff in', async () => {
  await makePerson(db, { email: 'staff@example.com', permissions: ['sell'] });
  const token = await askFor('staff@example.com');
  clock.advance(10 * 60);
  expect(getFailure(await reset(token)).code).toBe('invalid_token');
});

it('asks for a password long enough, typed twice alike', async () => {
  expect(getFailure(await reset('any', 'short')).errors).toEqual({
    password: ['Must contain at least 8 character(s)'],
  });
  expect(getFailure(await reset('any', 'long enough', 'but different')).errors).toEqual({
    password_confirmation: ['Must match the password'],
  });
});

it('sends five mails an hour to one account', async () => {
  await makePerson(db, { email: 'often@example.com' });
  for (let time = 0; time < 5; time += 1) expect((await ask('often@example.com')).status).toBe(200);
  expect((await ask('OFTEN@example.com')).status).toBe(429);
});
