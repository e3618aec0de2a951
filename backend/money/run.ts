import { systemClock } from '#backend/clock.ts';
import { readConfig } from '#backend/config.ts';
import { connect } from '#backend/db/connection/connect.ts';
import { openForTool } from '#backend/db/connection/open-for-tool.ts';
import type { Db } from '#backend/db/schema.ts';
import { attentionText } from '#backend/payments/attention/attention-text.ts';
import { readAttention } from '#backend/payments/attention/attention.ts';
import { openStorage } from '#backend/storage/open-storage.ts';
import { findOrderByName } from './find-order.ts';
import { readLedgerDifferences } from './ledger-differences.ts';
import { booksText, countDifferences, entriesText } from './ledger-text.ts';
import { readOrderBooks } from './order-books.ts';
import { getOrderMoneyFaults } from './order-money-faults.ts';
import { readOrderMoney } from './read-order-money.ts';
import { readSettlementDifferences, settlementText } from './settlement/settlement-text.ts';

const usage = `Usage: npm run money -- ORDER    an order by its id or reference: gateway, ledger and bookings side by side
       npm run money -- --all    every order, credit account and debt that the ledger disagrees with
       npm run money -- --differences    what the daily checks found that providers have otherwise
       npm run money -- --attention    payments whose money is not where it should be, or not known to be
`;

const config = readConfig();
const attentionAtMost = 1000;

/** Prints one order; returns the number of differences. */
async function showOrder(db: Db, name: string): Promise<number> {
  const { id, status, currency, reference } = await findOrderByName(db, name);
  const services = { payments: { fetch }, files: openStorage(config), revalidate: () => undefined };
  const books = await readOrderBooks({ db, config, clock: systemClock, services }, id);
  const entries = await entriesText(db, id, currency);
  const faults = getOrderMoneyFaults(await readOrderMoney(db, id));
  const parts = [`Order ${reference} (${id}), ${status}`, entries, booksText(books, currency), ...faults];
  process.stdout.write(`${parts.join('\n\n')}\n`);
  return countDifferences(books) + faults.length;
}

/** Prints all differences; returns their number. */
async function showAll(db: Db): Promise<number> {
  const differences = await readLedgerDifferences(db);
  const lines = differences.map(
    ({ check, id, ledger, books }) => `${check} ${id ?? ''}: ledger ${ledger}, books ${books}`,
  );
  process.stdout.write(`${[...lines, `Differences: ${differences.length}`].join('\n')}\n`);
  return differences.length;
}

/** Prints what the daily checks found and is not resolved; returns the number of differences. */
async function showDifferences(db: Db): Promise<number> {
  const differences = await readSettlementDifferences(db);
  process.stdout.write(`${settlementText(differences)}\n`);
  return differences.length;
}

/** Prints the payments that need attention, oldest first; returns their number. */
async function showAttention(db: Db): Promise<number> {
  const { payments, total } = await readAttention(db, { page: 1, perPage: attentionAtMost, now: systemClock.now() });
  process.stdout.write(`${attentionText(payments, total)}\n`);
  return total;
}

async function run(name: string): Promise<number> {
  const database = await openForTool(config);
  const db = connect({ url: database.url, max: 2 });
  try {
    if (name === '--all') return await showAll(db);
    if (name === '--attention') return await showAttention(db);
    return name === '--differences' ? await showDifferences(db) : await showOrder(db, name);
  } finally {
    await db.destroy();
    await database.stop();
  }
}

const [, , name] = process.argv;
if (name === undefined) {
  process.stderr.write(usage);
  process.exitCode = 1;
} else {
  await run(name).then(
    (differences) => {
      process.exitCode = differences === 0 ? 0 : 1;
    },
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 1;
    },
  );
}
