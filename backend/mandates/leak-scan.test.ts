import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { runBilling } from '#backend/billing/run-billing.ts';
import { testLog } from '#tests/support/backend.ts';
import { debit, openJoiningDesk } from '#tests/support/joining/joining-desk.ts';

const { log, lines } = testLog();
const desk = await openJoiningDesk({ log });
const { db, clock, call, dependencies, makeBuyer, begin, pay } = desk;

const sortCode = '204577';
const accountNumber = '98761234';
const holder = 'Q. Unmistakable';

/** All rows of all tables as text. */
async function dump(): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  const texts = await Promise.all(
    rows.map(async ({ name }) => {
      const all = await sql<{
        text: string | null;
      }>`select json_agg(t)::text as text from ${sql.table(name)} t`.execute(db);
      return all.rows[0]?.text ?? '';
    }),
  );
  return texts.join('\n');
}

it('is nowhere in the database, the log, an answer or a mail: a bank account that pays a membership', async () => {
  const person = await makeBuyer();
  await begin(person);
  const method = { ...debit, sort_code: '20-45-77', account_number: accountNumber, account_holder: holder };
  const request = {
    method: 'PUT',
    token: person.token,
    headers: { 'Idempotency-Key': randomUUID() },
    body: { method },
  };
  const answers = [
    await call('/api/online-joining/joining/payment-method', request),
    await call('/api/online-joining/joining/payment-method', request),
    await call('/api/online-joining/joining/payment-method', {
      ...request,
      body: { method: { ...method, sort_code: 'x' } },
    }),
    await pay(person),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 422, 200]);
  clock.set('2026-12-01T12:00:00Z');
  await runBilling(dependencies);
  clock.advance(601);
  await runBilling(dependencies);
  const [charge] = await db.selectFrom('membershipCharges').select('state').execute();
  expect(charge?.state).toBe('paid');
  const everything = [await dump(), JSON.stringify(lines), ...answers.map(({ text }) => text)].join('\n');
  expect(everything).toContain('1234');
  expect(everything).not.toContain(accountNumber);
  expect(everything).not.toContain(sortCode);
  expect(everything).not.toContain('20-45-77');
  // The holder is shown to the member alone.
  expect([await dump(), JSON.stringify(lines)].join('\n')).not.toContain(holder);
});
