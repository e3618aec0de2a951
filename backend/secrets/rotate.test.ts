import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { secretCipher } from '#backend/customers/sign-in/second-factor/consume-code.ts';
import { deriveKey } from '#backend/sealing/derive-key.ts';
import { sealedColumns, type SealPurpose } from '#backend/sealing/sealed-columns.ts';
import { textCipher } from '#backend/sealing/text-cipher.ts';
import type { Secret } from '#contract/rules/settings/secret.ts';
import { testConfig } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { runRotation } from '#tests/support/run-rotation.ts';
import { countSealed, rotateSecrets } from './rotate.ts';

const { db, url } = await testDatabase();
const old = 'the old secret of 32 characters or more';
const young = 'the new secret of 32 characters or more';
const both: Secret = [young, old];
const purposes = Object.keys(sealedColumns) as SealPurpose[];

beforeEach(() =>
  sql`truncate users, payment_accounts, idempotency_requests, membership_types, venues cascade`.execute(db),
);

/** Some rows of every kind, encrypted with a secret; each says its own number. */
async function fill(count: number, secret: Secret): Promise<void> {
  const sealed = (purpose: SealPurpose) =>
    sql`${JSON.stringify(Array.from({ length: count }, (_, at) => textCipher(secret, purpose).encrypt(`${purpose} ${at}`)))}::jsonb ->> (n - 1)::int`;
  await sql`insert into users (id, reference, first_name, last_name) overriding system value
    select 500000 + n, 'rotated-' || n, 'Robin', 'Reed' from generate_series(1, ${count}::int) n`.execute(db);
  await sql`insert into second_factors (user_id, sealed_secret, created_at)
    select 500000 + n, ${sealed('second factor')}, now() from generate_series(1, ${count}::int) n`.execute(db);
  await sql`with account as (insert into payment_accounts (kind, mode, name) values ('stripe', 'sandbox', 'Stripe') returning id)
    insert into saved_cards (user_id, account_id, token_ref, brand, last4, expiry, created_at)
    select 500000 + n, account.id, ${sealed('saved card')}, 'Visa', '4242', '12/30', now()
    from generate_series(1, ${count}::int) n, account`.execute(db);
  await sql`insert into mandates (user_id, kind, reference, account_ref, sort_code_end, account_end, created_at)
    select 500000 + n, 'direct_debit', 'TL' || lpad(n::text, 12, '0'), ${sealed('bank account')}, '56', '5678', now()
    from generate_series(1, ${count}::int) n`.execute(db);
  await sql`insert into idempotency_requests (caller, method, path, key, body_hash, status, response, created_at, expires_at)
    select 'caller ' || n, 'POST', '/api', 'key', 'hash', 200, ${sealed('idempotency')}, now(), now() + interval '1 day'
    from generate_series(1, ${count}::int) n`.execute(db);
}

/** What is stored of a kind, opened with a secret. Throws when something cannot be. */
async function read(purpose: SealPurpose, secret: Secret): Promise<string[]> {
  const { table, column } = sealedColumns[purpose];
  const { rows } = await sql<{ sealed: string }>`
    select ${sql.ref(column)} as sealed from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(db);
  return rows.map(({ sealed }) => textCipher(secret, purpose).decrypt(sealed)).sort();
}
const readAll = async (secret: Secret) => (await Promise.all(purposes.map((purpose) => read(purpose, secret)))).flat();
const sums = async (secret: Secret) =>
  (await countSealed(db, secret)).map(({ kind, newest, previous, unreadable }) => [kind, newest, previous, unreadable]);

it('reads with either secret, encrypts everything anew, and then the old secret can go', async () => {
  await fill(7, old);
  await sql`update mandates set account_ref = null where reference like '%1'`.execute(db);
  const before = await readAll(both);
  expect(await sums(both)).toContainEqual(['two-step seeds', 0, 7, 0]);
  await expect(readAll(young)).rejects.toThrow('its secret is not known');

  const rotated = await rotateSecrets(db, both);
  expect(rotated.map(({ kind, resealed }) => [kind, resealed])).toEqual([
    ['two-step seeds', 7],
    ['saved cards', 7],
    ['bank accounts', 6],
    ['drafts of joining', 0],
    ['kept replies', 7],
  ]);
  expect(await readAll(young)).toEqual(before);
  expect((await sums(both)).every(([, , previous]) => previous === 0)).toBe(true);
  expect((await rotateSecrets(db, both)).every(({ resealed }) => resealed === 0)).toBe(true);
});

it('changes nothing of what no secret opens, and says how much it is', async () => {
  await fill(3, old);
  expect((await rotateSecrets(db, young)).map(({ unreadable }) => unreadable)).toEqual([3, 3, 3, 0, 3]);
  expect(await sums(young)).toContainEqual(['bank accounts', 0, 0, 3]);
  expect(await readAll(old)).toHaveLength(12);
});

it('reads what names no key, as it was written before keys had names', async () => {
  await fill(2, old);
  await sql`update second_factors set sealed_secret = split_part(sealed_secret, '.', 2)`.execute(db);
  expect(await read('second factor', both)).toEqual(['second factor 0', 'second factor 1']);
  await rotateSecrets(db, both);
  expect(await read('second factor', young)).toEqual(['second factor 0', 'second factor 1']);
});

it('keeps what is written meanwhile, in any order', async () => {
  const people = 40;
  await fill(people, old);
  const cipher = secretCipher(testConfig({ appSecret: both }));
  const last = new Map<number, string>();
  // Each writer has people of its own, so that it is known what was written last.
  const writer = async (at: number) => {
    for (let turn = 0; turn < 30; turn += 1) {
      const id = 500_001 + at + 4 * Math.floor(Math.random() * (people / 4));
      const text = randomUUID();
      await db
        .updateTable('secondFactors')
        .set({ sealedSecret: cipher.encrypt(text) })
        .where('userId', '=', id)
        .execute();
      last.set(id, text);
    }
  };
  await Promise.all([writer(0), rotateSecrets(db, both), writer(1), rotateSecrets(db, both), writer(2), writer(3)]);
  await rotateSecrets(db, both);
  const rows = await db.selectFrom('secondFactors').select(['userId', 'sealedSecret']).execute();
  const found = new Map(
    rows.map(({ userId, sealedSecret }) => [userId, textCipher(young, 'second factor').decrypt(sealedSecret)]),
  );
  expect(found.size).toBe(people);
  expect([...last].filter(([id, text]) => found.get(id) !== text)).toEqual([]);
});

it('goes on where it was killed', async () => {
  await fill(400, old);
  const before = await readAll(both);
  const killed = await runRotation(url, { APP_SECRET: young, APP_SECRET_PREVIOUS: old }, async () => {
    const counts = await countSealed(db, both);
    return counts.some(({ newest }) => newest > 20);
  });
  expect(killed).toBe('killed');
  const half = await countSealed(db, both);
  expect(half.some(({ newest }) => newest > 0) && half.some(({ previous }) => previous > 0)).toBe(true);
  expect(await readAll(both)).toEqual(before);

  expect(await runRotation(url, { APP_SECRET: young, APP_SECRET_PREVIOUS: old })).toBe(0);
  expect(await readAll(young)).toEqual(before);
}, 60_000);

it('derives another key for every purpose', () => {
  const keys = purposes.map((purpose) => deriveKey(old, purpose).export().toString('hex'));
  expect(new Set(keys).size).toBe(purposes.length);
});
