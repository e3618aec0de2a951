import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '#backend/config.ts';
import type { MembershipTypesTable } from '#backend/db/tables/prices.ts';
import { createLog } from '#backend/http/monitoring/log.ts';
import { randomIds } from '#backend/ids.ts';
import { noRateLimits } from '#backend/rate-limits/rate-limits.ts';
import { createOnboardingEndpoint } from '#contract/joining/create-onboarding.ts';
import { getJoiningEndpoint, type Joining } from '#contract/joining/joining.ts';
import { createSandbox } from '#sandbox/create-sandbox.ts';
import { testBackend, testClock, testConfig } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { getData } from '#tests/support/replies.ts';

type Sent = Record<string, unknown>;

export const debit = {
  kind: 'direct_debit',
  account_holder: 'R Reed',
  sort_code: '12-34-56',
  account_number: '1234 5678',
  authorised: true,
};

/** What a member fills in. */
export const filled = (email: string) => ({
  personal: { first_name: 'Robin', last_name: 'Reed', date_of_birth: '1990-04-01' },
  contact: {
    email,
    phone: '07700 900118',
    address: { address1: '14 Wharf Street', town: 'Leeds', postcode: 'LS1 1AA' },
  },
  emergency_contact: { name: 'Jo Reed', phone: '07700 900119' },
});

interface Opened {
  log?: Logger;
  settings?: Partial<Config>;
}

/**
 * A backend with the sandbox beside it, on 18 November, and a venue that sells Off-peak for £27 a month with a joining
 * fee of £20, Family for two adults and a child, and Concession, which asks for a proof.
 */
export async function openJoiningDesk({ log = createLog('silent'), settings = {} }: Opened = {}) {
  const { db, url } = await testDatabase();
  const sandbox = await createSandbox({ port: 0, seed: 'joining', control: true }).start();
  afterAll(() => sandbox.stop());
  const clock = testClock('2026-11-18T12:00:00Z');
  const config = testConfig({ gatewayPort: sandbox.port, paymentTimeoutSeconds: 2, rateLimits: false, ...settings });
  const services = { payments: { fetch }, files: memoryStorage(), revalidate: () => undefined };
  const dependencies = { db, clock, config, services, ids: randomIds, log, limits: noRateLimits };
  const { call } = testBackend(dependencies);
  await makeOperator(db);
  await db
    .insertInto('paymentAccounts')
    .values({ kind: 'opayo', mode: 'sandbox', name: 'Test', settings: JSON.stringify({ savedCards: 'with_code' }) })
    .execute();
  const venue = await makeVenue(db);

  async function makeType(facts: Partial<Insertable<MembershipTypesTable>> = {}): Promise<string> {
    const { id } = await db
      .insertInto('membershipTypes')
      .values({ name: 'Off-peak', price: 2700, joiningFee: 2000, minimumTermMonths: 1, noticeDays: 30, ...facts })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
  const types = {
    offPeak: await makeType(),
    family: await makeType({ name: 'Family', price: 6200, joiningFee: 0, adults: 2, children: 1, position: 1 }),
    concession: await makeType({
      name: 'Concession',
      price: 2200,
      joiningFee: 0,
      proofName: 'Student card',
      position: 2,
    }),
  };

  const send = (more: Sent = {}, token?: string) =>
    call('/api/online-joining/onboarding?onboarding_type=membership_purchase', {
      ...(token !== undefined && { token }),
      body: {
        data_fields: filled(`${randomUUID()}@example.com`),
        membership_type_id: types.offPeak,
        home_venue: venue.slug,
        ...more,
      },
    });
  const joining = async ({ token }: { token: string }): Promise<Joining | null> =>
    getData(getJoiningEndpoint, await call('/api/online-joining/joining', { token }));

  return {
    ...{ db, databaseUrl: url, clock, call, config, dependencies, venue, types, makeType, send, joining, sandbox },
    /** Somebody with an account, and credit for everything. */
    async makeBuyer(): Promise<MadePerson> {
      const email = `${randomUUID()}@example.com`;
      const person = await makePerson(db, { email, dateOfBirth: '1990-04-01', emailVerifiedAt: clock.now() });
      const { id } = await db
        .insertInto('creditAccounts')
        .values({ userId: person.id, type: 'general', balance: 100_000 })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db.insertInto('creditEntries').values({ accountId: id, amount: 100_000, reason: 'opening' }).execute();
      await db
        .updateTable('accessTokens')
        .set({ expiresAt: new Date('2028-01-01') })
        .execute();
      return person;
    },
    async begin(person: MadePerson, more: Sent = {}): Promise<Joining> {
      const { joining: begun } = getData(createOnboardingEndpoint, await send(more, person.token));
      if (begun === null) throw new Error('Nothing was begun.');
      return begun;
    },
    payWith: (person: MadePerson, method: Sent = debit) =>
      call('/api/online-joining/joining/payment-method', { method: 'PUT', token: person.token, body: { method } }),
    update: (person: MadePerson, body: Sent) =>
      call('/api/online-joining/joining', { method: 'PUT', token: person.token, body }),
    upload: (person: MadePerson, file: Buffer, fileName = 'card.pdf') =>
      call('/api/online-joining/joining/documents', {
        token: person.token,
        body: { file_name: fileName, file: file.toString('base64') },
      }),
    /** Pays the basket with credit. */
    async pay(person: MadePerson) {
      const open = await joining(person);
      const body = {
        credits_to_reserve: [{ type: 'general', amount: open?.cart.totals.total ?? 0 }],
        cart_source: 'online-joining',
      };
      await call('/api/credits/apply', { token: person.token, body });
      const itemHash = (await joining(person))?.cart.itemHash ?? 'none';
      const offer = { payments: [], terms: true, completed_waivers: [], source: 'online', item_hash: itemHash };
      return call('/api/checkout/complete', {
        token: person.token,
        body: { ...offer, cart_source: 'online-joining' },
      });
    },
    mails: async (key: string) => {
      const rows = await db.selectFrom('outbox').where('dedupeKey', 'like', `${key}%`).select('payload').execute();
      return rows.map(({ payload }) => payload);
    },
  };
}

export type JoiningDesk = Awaited<ReturnType<typeof openJoiningDesk>>;

/** The smallest file that is a PDF. */
export const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');
