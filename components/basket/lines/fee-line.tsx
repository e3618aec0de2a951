import Receipt from 'lucide-react/icons/receipt';
import { Price } from '#components/ui/price.tsx';
import type { ChildItem } from '#contract/cart/cart-items.ts';
import { SubLine, SubLinePrice } from './sub-line.tsx';

/** A charge that comes with its line and cannot be taken off. */
export const FeeLine = ({ fee }: { fee: ChildItem }) => (
  <SubLine icon={Receipt}>
    <span>{fee.name}</span>
    <SubLinePrice>
      <Price amountMinor={fee.lineTotal.value} currency={fee.lineTotal.currency} />
    </SubLinePrice>
  </SubLine>
);
