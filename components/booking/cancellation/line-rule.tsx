import type { CartItem } from '#contract/cart/cart-items.ts';
import { getLinePaid } from '#contract/cart/rules/line-paid.ts';
import { useNow } from '#lib/time/use-now.ts';
import { CancellationNote } from './cancellation-note.tsx';

type LineRuleProps = {
  /** A line, or those of one visit. */
  items: readonly CartItem[];
  /** When the page was made, in milliseconds. */
  renderedAt: number;
};

/** Until when a line of a basket or an order can be cancelled, below its facts; nothing where it is no booking. */
export const LineRule = ({ items, renderedAt }: LineRuleProps) => {
  const now = useNow(renderedAt);
  const cancellation = items.find((item) => item.cancellation !== undefined)?.cancellation;
  if (cancellation === undefined) return null;
  const isBundle = items.some(({ type }) => type === 'av2_booking_bundle');
  return (
    <p className="mt-0.5 text-s text-pretty text-ink-2">
      <CancellationNote cancellation={cancellation} now={now} paid={items.flatMap(getLinePaid)} isBundle={isBundle} />
    </p>
  );
};
