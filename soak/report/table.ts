import type { HistoryRecord } from '#soak/customer/person.ts';
import { countDifferences, type Result } from './result.ts';

const width = 20;
const rowsShown = 5;

const listCounts = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
const sumCounts = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);

/** The run as one table: its faults and kills, and how often each invariant was violated. */
export function getTable(result: Result): string {
  const { seed, setting, histories, kills, faults, orders, payments, charges, held, openRefunds, checks, seconds } =
    result;
  const line = (name: string, value: string | number, words = '') =>
    `${name.padEnd(width)}${String(value).padStart(9)}  ${words}`.trimEnd();
  const { gateway, ledger, bookings } = countDifferences(result);
  return [
    line('histories', histories, `seed ${seed}, ${Math.round(seconds)} s`),
    line('setting', '', setting),
    line('backend kills', kills.backend),
    line('database kills', kills.database),
    line('frozen', kills.frozen, 'backends that stood still for some seconds'),
    line('faults', sumCounts(faults), listCounts(faults)),
    line('payments', sumCounts(payments), listCounts(payments)),
    line('charges', sumCounts(charges), listCounts(charges)),
    line('orders', orders),
    line('still held', held, 'amounts on cards that nobody takes: for staff to let go'),
    line('open refunds', openRefunds, 'of which a provider does not say what became: for staff to look at'),
    line('differences', `${gateway} / ${ledger} / ${bookings}`, 'of gateway, ledger and bookings'),
    '',
    ...checks.map(({ name, rule, broken }) => line(name, broken.length, rule)),
  ].join('\n');
}

/** Every violated invariant with its rows and with the steps of the people concerned; empty when there is none. */
export function getFailures({ checks, seed }: Result, records: readonly HistoryRecord[]): string {
  const byUser = new Map(records.map((record) => [record.userId, record]));
  const parts = checks
    .filter(({ broken }) => broken.length > 0)
    .map(({ name, rule, broken }) => {
      const rows = broken.slice(0, rowsShown).flatMap((row) => {
        const record = byUser.get(Number(row.user_id));
        const steps =
          record === undefined ? [] : [`history ${record.name}`, ...record.steps.map((step) => `  ${step}`)];
        return [JSON.stringify(row), ...steps];
      });
      const moreRows = broken.length > rowsShown ? [`and ${broken.length - rowsShown} more`] : [];
      return [`${name}: it is not true that ${rule} (${broken.length})`, ...rows, ...moreRows].join('\n');
    });
  return parts.length === 0 ? '' : [...parts, `Run it again with --seed ${seed}.`].join('\n\n');
}
