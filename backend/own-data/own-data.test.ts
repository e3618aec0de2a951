import { strFromU8, unzipSync } from 'fflate';
import { createLog } from '#backend/http/monitoring/log.ts';
import { randomIds } from '#backend/ids.ts';
import { getAuthUserEndpoint } from '#contract/customers/auth.ts';
import { closeAccountEndpoint } from '#contract/customers/own-data.ts';
import { testBackend, testClock, testConfig } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makeBooking } from '#tests/support/make/make-booking.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { linkPeople, makePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { getData, getFailure } from '#tests/support/replies.ts';
import { closeAccounts } from './close-accounts.ts';
import { makeExports } from './make-exports.ts';

const { db } = await testDatabase();
const clock = testClock();
const files = memoryStorage();
const config = testConfig();
const services = { payments: { fetch }, files, revalidate: () => undefined };
const backend = testBackend({ db, clock, config, ids: randomIds, services });
const { call } = backend;
const deps = { db, clock, config, services, ids: randomIds, log: createLog('silent') };
await makeOperator(db);
const activity = await makeActivity(db, await makeVenue(db));
const password = 'Correct-horse-1';
let people = 0;

beforeEach(() => clock.set('2026-11-24T18:00:00Z'));

async function account(facts = {}) {
  people += 1;
  const email = `alex-${people}@example.com`;
  return {
    email,
    ...(await makePerson(db, { email, password, firstName: 'Alex', lastName: '<b>Reed</b>', ...facts })),
  };
}

const mailsTo = async (address: string) => {
  const rows = await db.selectFrom('outbox').select('payload').orderBy('id').execute();
  return rows.map(({ payload }) => payload).filter(({ to }) => to === address);
};
const ask = (token: string, current_password = password) =>
  call('/api/my-account/export', { token, body: { current_password } });
const close = (token: string, current_password = password) =>
  call('/api/my-account/closure', { token, body: { current_password } });
const keep = (token: string) => call('/api/my-account/closure', { method: 'DELETE', token });

async function download(path: string) {
  const response = await backend.fetch(new Request(`http://backend.test${path}`));
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
}

async function linkTo(address: string): Promise<string> {
  const [mail] = await mailsTo(address);
  return /\/api\/my-account\/exports\/[\w-]{43}\.zip/.exec(String(mail?.text))?.[0] ?? '';
}

describe('a download of one’s own data', () => {
  it('is made by a job and linked by mail: a page to read and JSON, without secrets', async () => {
    const { id, email, token } = await account();
    await makeBooking(db, await makeSession(db, activity, { templateName: 'Pilates' }), id);
    const answer = await ask(token);
    expect([answer.status, (answer.json as { data: unknown }).data]).toEqual([202, null]);
    expect((await ask(token)).status).toBe(202);
    await Promise.all([makeExports(deps), makeExports(deps)]);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Your data is ready']);
    const { response, bytes } = await download(await linkTo(email));
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      200,
      'application/zip',
      'no-store',
    ]);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="my-data.zip"');
    const unpacked = unzipSync(bytes);
    const data = JSON.parse(strFromU8(unpacked['my-data.json'] ?? new Uint8Array())) as Record<string, unknown>;
    expect(data.details).toMatchObject([{ email, firstName: 'Alex' }]);
    const page = strFromU8(unpacked['my-data.html'] ?? new Uint8Array());
    expect(page).toContain('<h1>What Test Leisure keeps about you</h1>');
    expect(page).toContain('&lt;b&gt;Reed&lt;/b&gt;');
    expect(page).not.toMatch(/<b>Reed|<script/);
    expect(`${page}${JSON.stringify(data)}`).not.toMatch(/password|token_?hash|secret/i);
    expect(await db.selectFrom('dataExports').where('userId', '=', id).select('id').execute()).toHaveLength(1);
  });

  it('can be had for seven days, by its link only', async () => {
    const { email, token } = await account();
    await ask(token);
    await makeExports(deps);
    const link = await linkTo(email);
    expect((await download(`/api/my-account/exports/${'x'.repeat(43)}.zip`)).response.status).toBe(404);
    clock.set('2026-12-01T17:59:59Z');
    expect((await download(link)).response.status).toBe(200);
    clock.set('2026-12-01T18:00:00Z');
    expect((await download(link)).response.status).toBe(404);
    const before = files.files.size;
    await makeExports(deps);
    expect(files.files.size).toBeLessThan(before);
  });

  it('can be tried again for a quarter of an hour, and is not there for whoever finds the mail later', async () => {
    const { email, token } = await account();
    await ask(token);
    await makeExports(deps);
    const link = await linkTo(email);
    expect((await download(link)).response.status).toBe(200);
    clock.advance(14 * 60);
    expect((await download(link)).response.status).toBe(200);
    clock.advance(60);
    expect((await download(link)).response.status).toBe(404);
  });

  it('needs the password', async () => {
    const { token } = await account();
    expect(getFailure(await ask(token, 'wrong')).errors).toEqual({
      current_password: ['This is not your current password'],
    });
  });
});

describe('closing an account', () => {
  it('takes 14 days, in which it can be kept', async () => {
    const { email, token } = await account();
    expect(getFailure(await close(token, 'wrong')).code).toBe('validation_failed');
    expect(getData(closeAccountEndpoint, await close(token))).toEqual({ closesAt: '2026-12-08T18:00:00Z' });
    clock.set('2026-11-25T18:00:00Z');
    expect(getData(closeAccountEndpoint, await close(token))).toEqual({ closesAt: '2026-12-08T18:00:00Z' });
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Your account will be closed']);
    const closesAt = async () => getData(getAuthUserEndpoint, await call('/api/auth/user', { token })).closesAt;
    expect(await closesAt()).toBe('2026-12-08T18:00:00Z');
    expect((await keep(token)).status).toBe(200);
    expect((await keep(token)).status).toBe(200);
    expect(await closesAt()).toBeNull();
    clock.set('2026-12-09T18:00:00Z');
    await closeAccounts(deps);
    expect((await call('/api/auth/user', { token })).status).toBe(200);
  });

  it('is refused while something is owed, and waits for what is owed later', async () => {
    const { id, token } = await account();
    const penalty = { userId: id, name: 'Late', reason: 'Late', amount: 300 };
    const { id: penaltyId } = await db
      .insertInto('penalties')
      .values(penalty)
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(getFailure(await close(token))).toMatchObject({ status: 409, code: 'balance_outstanding' });
    await db.updateTable('penalties').set({ status: 'waived' }).where('id', '=', penaltyId).execute();
    expect((await close(token)).status).toBe(200);
    await db.updateTable('penalties').set({ status: 'outstanding' }).where('id', '=', penaltyId).execute();
    clock.set('2026-12-08T18:00:00Z');
    await closeAccounts(deps);
    expect((await call('/api/auth/user', { token })).status).toBe(200);
    await db.updateTable('penalties').set({ status: 'waived' }).where('id', '=', penaltyId).execute();
    await closeAccounts(deps);
    expect((await call('/api/auth/user', { token })).status).toBe(401);
  });

  it('is not for staff', async () => {
    const { token } = await account({ isStaff: true });
    expect(getFailure(await close(token)).code).toBe('forbidden');
  });

  it('erases who somebody was and the children of the account, frees their places, and keeps what the law asks', async () => {
    const { id, email, token } = await account({ phone: '07700 900118', dateOfBirth: '1986-06-02' });
    const [child, shared, partner] = [
      await makePerson(db, { firstName: 'Sam', dateOfBirth: '2018-05-01' }),
      await makePerson(db, { firstName: 'Kit', dateOfBirth: '2019-05-01' }),
      await account(),
    ];
    for (const person of [child, shared, partner]) await linkPeople(db, { id }, person);
    await linkPeople(db, partner, shared);
    const past = await makeSession(db, activity, { startsAt: new Date('2026-11-20T18:00:00Z') });
    const next = await makeSession(db, activity, { startsAt: new Date('2026-12-20T18:00:00Z'), maximum: 5 });
    const kept = await makeBooking(db, past, id);
    for (const person of [{ id }, child, shared, partner]) await makeBooking(db, next, person.id);
    const picture = `${'p'.repeat(43)}.webp`;
    const ofOthers = [...files.files.keys()];
    files.files.set(`pictures/${picture}`, new Uint8Array([1]));
    await db
      .updateTable('users')
      .set({ profilePictureUrl: `/api/pictures/${picture}` })
      .where('id', '=', id)
      .execute();
    await ask(token);
    await makeExports(deps);
    await close(token);
    clock.set('2026-12-08T18:00:00Z');
    await Promise.all([closeAccounts(deps), closeAccounts(deps)]);

    expect((await call('/api/auth/user', { token })).status).toBe(401);
    const login = await call('/api/auth/customer/login', { body: { username: email, password } });
    expect(getFailure(login).code).toBe('invalid_credentials');
    const rows = await db.selectFrom('users').where('id', 'in', [id, child.id]).selectAll().execute();
    for (const row of rows) {
      expect(row).toMatchObject({
        email: null,
        passwordHash: null,
        firstName: 'Closed',
        lastName: 'account',
        phone: null,
        dateOfBirth: null,
        profilePictureUrl: null,
      });
      expect(row.reference).toMatch(/^closed-/);
    }
    const others = await db
      .selectFrom('users')
      .where('id', 'in', [shared.id, partner.id])
      .orderBy('id')
      .select('firstName')
      .execute();
    expect(others.map(({ firstName }) => firstName)).toEqual(['Kit', 'Alex']);
    const links = await db.selectFrom('linkedUsers').where('userId', '=', id).select('status').execute();
    expect(links.map(({ status }) => status)).toEqual(['revoked', 'revoked', 'revoked']);
    const { consumed } = await db
      .selectFrom('occurrences')
      .where('id', '=', next.id)
      .select('consumed')
      .executeTakeFirstOrThrow();
    expect(consumed).toBe(2);
    const booking = await db.selectFrom('bookings').where('id', '=', kept).select('status').executeTakeFirstOrThrow();
    expect(booking.status).toBe('settled');
    expect(files.files.has(`pictures/${picture}`)).toBe(false);
    expect(await db.selectFrom('dataExports').where('userId', '=', id).select('id').execute()).toEqual([]);
    expect([...files.files.keys()]).toEqual(ofOthers);
    // The address is free for another account.
    await db.updateTable('users').set({ email }).where('id', '=', partner.id).execute();
  });
});
