import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import { formatMinor } from '#backend/serialize/money.ts';
import { isAgreed, type BookLine, type OrderBooks } from './order-books.ts';

const width = 14;

const amount = (value: number | null, currency: string): string =>
  (value === null ? '-' : formatMinor(value, currency)).padStart(width);

function lineText(line: BookLine, currency: string): string {
  const amounts = [line.gateway, line.ledger, line.bookings].map((value) => amount(value, currency)).join('');
  return `${line.name.padEnd(22)}${amounts}${isAgreed(line) ? '' : '   DIFFERENCE'}`;
}

/** How many amounts gateway, ledger and bookings do not agree on; what the gateway did not tell counts. */
export function countDifferences({ lines, unanswered }: OrderBooks): number {
  return lines.filter((line) => !isAgreed(line)).length + unanswered.length;
}

/** The amounts of an order side by side, with the number of differences. */
export function booksText(books: OrderBooks, currency: string): string {
  const head = ['gateway', 'ledger', 'bookings'].map((name) => name.padStart(width)).join('');
  return [
    `${''.padEnd(22)}${head}`,
    ...books.lines.map((line) => lineText(line, currency)),
    ...books.unanswered.map((id) => `The gateway did not tell about payment ${id}.`),
    `Differences: ${countDifferences(books)}`,
  ].join('\n');
}

interface Posted {
  happenedAt: Date;
  source: string;
  postings: string[];
}

/** Every entry of the ledger about an order, in the order of posting; credits are negative. */
export async function entriesText(db: Db, orderId: string, currency: string): Promise<string> {
  const { rows } = await sql<Posted>`
    select e.happened_at, e.source, array_agg(p.account || ' ' || p.amount order by p.amount desc, p.account) as postings
    from ledger_entries e join ledger_postings p on p.entry_id = e.id
    where e.order_id = ${orderId} group by e.id order by e.id`.execute(db);
  return rows
    .map(({ happenedAt, source, postings }) => {
      const texts = postings.map((posting) => {
        const [account = '', value = ''] = posting.split(' ');
        return `${account} ${formatMinor(Number(value), currency)}`;
      });
      return `${happenedAt.toISOString().slice(0, 16).replace('T', ' ')}  ${source.padEnd(8)}${texts.join(', ')}`;
    })
    .join('\n');
}
