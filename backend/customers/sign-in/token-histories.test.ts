import fc from 'fast-check';
import { hashToken } from '#backend/http/input/token.ts';
import { randomIds } from '#backend/ids.ts';
import { loginEndpoint } from '#contract/customers/auth.ts';
import { exchangeHandOverEndpoint, handOverEndpoint } from '#contract/customers/sign-ins.ts';
import { testBackend, testClock, testConfig } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { scaledRuns } from '#tests/support/histories/scaled-runs.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { getData } from '#tests/support/replies.ts';

const { db } = await testDatabase();
const clock = testClock();
const { call } = testBackend({ db, clock, ids: randomIds, config: testConfig({ rateLimits: false }) });
await makeOperator(db);
/** Milliseconds; a busy machine is slow, not wrong. */
const timeoutMs = 300_000;
const password = 'Correct-horse-1';
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
let people = 0;

/** Milliseconds: after the last use, from the start, and between two notes of a use. */
const lives = {
  customer: { idle: 30 * day, total: 90 * day, noteEvery: hour },
  staff: { idle: 2 * hour, total: 12 * hour, noteEvery: 5 * minute },
  pin: { idle: 15 * minute, total: hour, noteEvery: minute },
};

/** One sign-in, as it should be. */
interface Modelled {
  token: string;
  life: (typeof lives)[keyof typeof lives];
  began: number;
  used: number;
  passwordAt: number | null;
  parent: Modelled | null;
  isEnded: boolean;
}

const action = fc.constantFrom(
  'log in',
  'pin',
  'hand over',
  'hand over',
  'replace',
  'log out',
  'end others',
  'password',
);
const step = fc.record({
  action,
  of: fc.nat(20),
  other: fc.nat(20),
  minutes: fc.constantFrom(0, 0, 1, 14, 29, 31, 55, 119, 600, 2 * 24 * 60, 20 * 24 * 60),
});
type Step = ReturnType<typeof step.generate>['value'];

const isGood = ({ life, began, used, isEnded }: Modelled, now: number) =>
  !isEnded && now < used + life.idle && now < began + life.total;

function end(all: Modelled[], ended: Modelled): void {
  ended.isEnded = true;
  for (const child of all.filter(({ parent, isEnded }) => parent === ended && !isEnded)) end(all, child);
}

async function run(steps: Step[], kind: 'customer' | 'staff'): Promise<void> {
  people += 1;
  const email = `history-${people}@example.com`;
  const { id } = await makePerson(db, { email, password, ...(kind === 'staff' && { permissions: [] }) });
  const all: Modelled[] = [];
  const getNow = () => clock.now().getTime();

  async function logIn(byPin: boolean): Promise<void> {
    const answer = await call('/api/auth/customer/login', { body: { username: email, password } });
    const { token } = getData(loginEndpoint, answer);
    const now = getNow();
    if (byPin)
      await db
        .updateTable('accessTokens')
        .set({ byPin: true, passwordAt: null, expiresAt: new Date(now + lives.pin.idle) })
        .where('tokenHash', '=', hashToken(token))
        .execute();
    const life = lives[byPin ? 'pin' : kind];
    all.push({ token, life, began: now, used: now, passwordAt: byPin ? null : now, parent: null, isEnded: false });
  }

  async function handOver(from: Modelled, replaced: Modelled | null): Promise<void> {
    const answer = await call('/api/auth/hand-over', { method: 'POST', token: from.token });
    expect(answer.status).toBe(from.life === lives.pin ? 403 : 200);
    if (answer.status !== 200) return;
    const { code } = getData(handOverEndpoint, answer);
    const body = { code, current_token: replaced?.token };
    const { token } = getData(exchangeHandOverEndpoint, await call('/api/auth/hand-over/exchange', { body }));
    const parent = replaced === from ? from.parent : from;
    all.push({ ...from, token, parent, used: from.used });
    if (replaced !== null) end(all, replaced);
  }

  async function act({ action: what, other }: Step, chosen: Modelled): Promise<void> {
    const good = all.filter((each) => isGood(each, getNow()));
    if (what === 'log in' || what === 'pin') await logIn(what === 'pin' && kind === 'customer');
    else if (what === 'hand over') await handOver(chosen, null);
    else if (what === 'replace') await handOver(chosen, good[other % good.length] ?? null);
    else if (what === 'log out') {
      await call('/api/auth/logout', { method: 'POST', token: chosen.token });
      end(all, chosen);
    } else if (what === 'end others') {
      await call('/api/auth/sessions', { method: 'DELETE', token: chosen.token });
      chosen.parent = null;
      for (const each of all) if (each !== chosen) each.isEnded = true;
    } else {
      const body = { current_password: password, password, password_confirmation: password };
      expect((await call('/api/auth/customer/password', { method: 'PUT', token: chosen.token, body })).status).toBe(
        200,
      );
      if (chosen.life !== lives.pin) chosen.passwordAt = getNow();
      chosen.parent = null;
      for (const each of all) if (each !== chosen) each.isEnded = true;
    }
  }

  /** Every sign-in works while it should, which counts as a use, and knows whether a password was shown lately. */
  async function check(): Promise<void> {
    const now = getNow();
    for (const each of all) {
      const answer = await call('/api/auth/user', { token: each.token });
      expect([each, answer.status]).toEqual([each, isGood(each, now) ? 200 : 401]);
      if (answer.status !== 200) continue;
      if (now >= each.used + each.life.noteEvery) each.used = now;
      const body = { data: { email: `next-${email}` } };
      const change = await call(`/api/v1/users/${id}`, { method: 'PATCH', token: each.token, body });
      const isRecent = each.passwordAt !== null && now <= each.passwordAt + 30 * minute;
      expect([each, change.status]).toEqual([each, isRecent ? 200 : 422]);
    }
  }

  await logIn(false);
  for (const each of steps) {
    clock.advance(each.minutes * 60);
    await check();
    const good = all.filter((one) => isGood(one, getNow()));
    const chosen = good[each.of % good.length];
    if (chosen === undefined) await logIn(false);
    else await act(each, chosen);
    await check();
  }
}

it.each(['customer', 'staff'] as const)(
  'sign-ins of a %s made, handed over, used and ended at random are good exactly as long as they should be',
  async (kind) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), (steps) => run(steps, kind)),
      { numRuns: scaledRuns(12) },
    );
  },
  timeoutMs,
);
