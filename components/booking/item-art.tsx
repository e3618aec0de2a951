import { Marking } from '#components/markings/marking.tsx';
import type { CartItem } from '#contract/cart-items.ts';
import { planOfItem } from '#lib/rules/plan-of-item.ts';

/** The place a line books, drawn. */
export const ItemArt = ({ item }: { item: CartItem }) => (
  <span className="art">
    <Marking kind={planOfItem(item)} view="crop" cover small />
  </span>
);
