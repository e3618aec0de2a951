import type { ItemRow } from '#backend/cart/lines/item-rows.ts';
import { sum } from '#contract/rules/sum.ts';

/** A line of an order as it is written down; amounts in minor units. */
export interface OrderedLine {
  name: string;
  summary: string | null;
  purchasableType: string;
  purchasableId: string;
  quantity: number;
  price: number;
  tax: number;
}

/** The lines of a basket for its order, extras after what they belong to. The sessions of a camp or course are one line. */
export function orderedLines(rows: ItemRow[]): OrderedLine[] {
  const bundles = new Set(rows.filter(({ bundleId }) => bundleId !== null).map(({ id }) => id));
  const isPart = ({ parentId, bookingId }: ItemRow) => parentId !== null && bookingId !== null && bundles.has(parentId);
  const getParts = (id: string) => rows.filter((row) => row.parentId === id && isPart(row));
  const getChildren = (id: string) => rows.filter((row) => row.parentId === id && !isPart(row));
  return rows
    .filter(({ parentId }) => parentId === null)
    .flatMap((row) => [row, ...getChildren(row.id)])
    .map((row) => {
      const { name, summary, purchasableType, purchasableId, quantity } = row;
      const parts = getParts(row.id);
      const price = row.lineTotal + sum(parts.map(({ lineTotal }) => lineTotal));
      const tax = row.taxTotal + sum(parts.map(({ taxTotal }) => taxTotal));
      return { name, summary, purchasableType, purchasableId, quantity, price, tax };
    });
}
