import type { Caller, Dependencies } from '#backend/context.ts';
import type { DeskTendersTable } from '#backend/db/tables/orders.ts';
import { DomainError, invalid } from '#backend/failure.ts';
import type { DeskTender } from '#contract/desk/pay-front-of-house.ts';
import { sum } from '#contract/rules/sum.ts';
import type { Basket } from './basket.ts';
import { readAcceptedTenders } from './tenders.ts';

type Deps = Pick<Dependencies, 'db' | 'config'>;
type MoneyType = DeskTendersTable['tenderType'];

/** Money taken at the desk; minor units. */
export interface DeskLine {
  tenderType: MoneyType;
  amount: number;
  /** Cash handed over; null where it is not known. */
  tendered: number | null;
}

/** How a basket is paid at the desk. */
export interface DeskPayment {
  lines: DeskLine[];
  /** Still to pay afterwards. */
  balance: number;
  /** The member of staff who took the money. */
  staffUserId: number;
  /** Their open till; null without one. */
  tillId: string | null;
  /** Where it is sold; null where nobody has said. */
  place: { venueId: string; name: string | null } | null;
}

const creditTypes: readonly string[] = ['membership-credit', 'general-credit', 'credit'];

/** Whether a line is credit, which is set aside before (docs/product.md#credit). */
export const isCreditLine = ({ tenderType }: DeskTender): boolean => creditTypes.includes(tenderType);

function cashProblem({ tenderType, amount, tendered }: DeskTender): string | null {
  if (tendered === undefined) return null;
  if (tenderType !== 'cash') return 'Only cash is handed over';
  return tendered < amount ? `Must be at least ${amount}` : null;
}

function checkCash(lines: readonly DeskTender[]): void {
  const problems: Record<string, string[]> = {};
  for (const [index, line] of lines.entries()) {
    const problem = line.amount > 0 ? cashProblem(line) : null;
    if (problem !== null) problems[`payments.${index}.tendered`] = [problem];
  }
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

/** Throws `validation_failed` for a tender that is not taken here, `forbidden` for one that this member of staff may not take. */
async function checkAccepted({ db, config }: Deps, caller: Caller, lines: readonly DeskTender[]): Promise<DeskLine[]> {
  const accepted = await readAcceptedTenders(db, config);
  const rules = lines.map((line) => accepted.find(({ tenderType }) => tenderType === line.tenderType));
  const refused = lines.findIndex(
    (line, index) => !isCreditLine(line) && line.amount > 0 && rules[index] === undefined,
  );
  const words = [...accepted.map(({ tenderType }) => tenderType), ...creditTypes].toSorted().join(', ');
  if (refused >= 0) throw invalid({ [`payments.${refused}.tender_type`]: [`Must be one of: ${words}`] });
  return lines.flatMap(({ amount, tendered = null }, index) => {
    const rule = rules[index];
    if (rule === undefined || amount <= 0) return [];
    if (rule.permission !== null && !caller.permissions.includes(rule.permission)) throw new DomainError('forbidden');
    return [{ tenderType: rule.tenderType, amount, tendered }];
  });
}

/** The money among the lines offered at the desk, in their order. Throws `validation_failed` and `forbidden`. */
export async function readDeskLines(deps: Deps, caller: Caller, lines: readonly DeskTender[]): Promise<DeskLine[]> {
  checkCash(lines);
  return checkAccepted(deps, caller, lines);
}

/**
 * What is left to pay of a basket after these lines. Throws `validation_failed` for more than is due, and for less
 * unless the operator lets the desk leave a balance.
 */
export function getDeskBalance(
  lines: readonly DeskLine[],
  { balance, mayLeaveBalance }: Pick<Basket, 'balance' | 'mayLeaveBalance'>,
): number {
  const left = balance - sum(lines.map(({ amount }) => amount));
  if (left < 0) throw invalid({ payments: [`Must be at most ${balance}`] });
  if (left > 0 && !mayLeaveBalance) throw invalid({ payments: ['There is still money to pay'] });
  return left;
}

/** What goes back of the cash handed over; minor units. */
export function getChange(lines: readonly DeskLine[]): number {
  return sum(lines.map(({ amount, tendered }) => (tendered === null ? 0 : tendered - amount)));
}
