import { sql } from 'kysely';
import { reconcilePayments } from '#backend/checkout/reconcile-payments.ts';
import { testBackend, testLog } from '#tests/support/backend.ts';
import { agree, authorise, cards, complete, notify, pressAtBank } from '#tests/support/checkout/pay.ts';
import { saveCard } from '#tests/support/checkout/saved-cards.ts';
import { customerWithBasket, openShop } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { log, lines } = testLog();
shop.dependencies.log = log;
const { call } = testBackend(shop.dependencies);
shop.call = call;

/** Numbers of the cards paid with, and one that is only typed into texts. */
const typed = '5555555555554444';
const numbers = [typed, ...Object.values(cards).map((number) => number.replaceAll(/\D/g, ''))];

/** Every row of every table as text. */
async function dump(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(table_name) as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.raw(name)} t`.execute(db);
      return rows.map(({ row }) => row).join('\n');
    }),
  );
  return texts.join('\n');
}

/** The numbers that a text holds, with or without blanks and dashes. */
const leaked = (text: string): string[] => {
  const plain = text.replaceAll(/(?<=\d)[ -](?=\d)/g, '');
  return numbers.filter((number) => plain.includes(number));
};

it('finds a number in a text that has it', () => {
  expect(leaked('{"note":"5555 5555 5555 4444"}')).toEqual([typed]);
});

it('leaves no card number in database or log, however it is paid and whatever is typed', async () => {
  const customer = await customerWithBasket(shop);
  const prepared = await agree(shop, customer);
  await authorise(shop, customer, prepared, cards.approved);
  await complete(shop, customer, prepared.transaction_uuid);

  const declined = await customerWithBasket(shop);
  await authorise(shop, declined, await agree(shop, declined), cards.declined);

  const challenged = await customerWithBasket(shop);
  const challenge = await authorise(shop, challenged, await agree(shop, challenged), cards.challenge);
  await notify(shop, await pressAtBank(shop, challenge, 'confirm'));
  await saveCard(shop, await customerWithBasket(shop), cards.challenge);

  const { token } = challenged;
  for (const body of [{ card_identifier: typed }, { cardholder_name: `Robin ${typed}` }, { note: typed }]) {
    const { status } = await call('/api/payment-providers/opayo/authorise', { token, body });
    expect(status).toBe(422);
  }
  await call(`/api/activities/geocode?query=${typed}`, {});
  await call(`/api/v1/orders/${typed}`, { token, headers: { 'User-Agent': typed, 'X-Request-Id': typed } });
  log.error({ err: new Error(`could not read ${typed}`), note: `Card ${typed}` }, `failed for ${typed}`);
  await reconcilePayments(shop.dependencies);

  expect(leaked(await dump())).toEqual([]);
  expect(leaked(JSON.stringify(lines))).toEqual([]);
  expect(lines.length).toBeGreaterThan(3);
});
