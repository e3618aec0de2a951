import { Marking } from '#components/illustrations/marking.tsx';
import type { CartItem } from '#contract/cart-items.ts';
import { planOfItem } from './plan-of-item.ts';

/** The place a line books, drawn. */
export const ItemArt = ({ item }: { item: CartItem }) => (
  <span className="art">
    <Marking kind={planOfItem(item)} view="crop" cover small />
  </span>
);
