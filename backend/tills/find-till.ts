import type { Context } from '#backend/context.ts';
import type { Db } from '#backend/db/schema.ts';
import { notFound } from '#backend/failure.ts';
import type { Till } from '#contract/desk/tills.ts';
import { selectTills, showTills } from './read-tills.ts';

/** Whether the caller sees the tills of others: whoever may give money away. */
export function seesAllTills({ caller }: Pick<Context, 'caller'>): boolean {
  return caller?.permissions.includes('refunds') === true;
}

/** A till of the caller, or of anybody for those who may see all. Throws `not_found`. */
export async function findTill(db: Db, context: Pick<Context, 'caller'>, id: string): Promise<Till> {
  const rows = await selectTills(db).where('t.id', '=', id).execute();
  const [row] = rows;
  if (row === undefined || (row.staffUserId !== context.caller?.userId && !seesAllTills(context))) throw notFound();
  const [till] = await showTills(db, rows);
  if (till === undefined) throw notFound();
  return till;
}
