import { checkMayActFor } from '#backend/acting/may-act-for.ts';
import type { CartChoice } from '#backend/cart/choose-cart.ts';
import type { Context } from '#backend/context.ts';
import type { AddItem } from '#contract/cart/add-item.ts';
import { findLine } from './find-line.ts';
import type { Line } from './line.ts';

/** The person an item is for; null at the counter. */
export function forWhom(item: AddItem, { actingUserId }: Context, { userId }: CartChoice): number | null {
  return item.purchasedForUserId ?? (userId === null ? null : actingUserId);
}

/** Finds what the items name. Throws `forbidden` for a person the caller may not book for, and what `findLine` throws. */
export async function findLines(context: Context, choice: CartChoice, items: AddItem[]): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [index, item] of items.entries()) {
    const forUserId = forWhom(item, context, choice);
    if (item.purchasedForUserId !== undefined) await checkMayActFor(context, item.purchasedForUserId, 'sell');
    lines.push(await findLine(context, { index, item, forUserId }, choice));
  }
  return lines;
}
