import Receipt from 'lucide-react/icons/receipt';
import { Price } from '#components/ui/price.tsx';
import type { ChildItem } from '#contract/cart-items.ts';

/** A charge that comes with its line and cannot be taken off. */
export const FeeLine = ({ fee }: { fee: ChildItem }) => (
  <li className="subline">
    <Receipt className="icon icon--s" />
    <span>{fee.name}</span>
    <span className="subline__price">
      <Price amountMinor={fee.lineTotal.value} currency={fee.lineTotal.currency} />
    </span>
  </li>
);
