import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import type { CartItem } from '#contract/cart-items.ts';
import { getItemIllustration } from './item-illustration.ts';

/** The illustration of a line's court, pool or hall. */
export const ItemArt = ({ item }: { item: CartItem }) => (
  <span className="art">
    <CourtIllustration kind={getItemIllustration(item)} view="crop" cover small />
  </span>
);
