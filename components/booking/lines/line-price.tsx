import { useTranslations } from 'next-intl';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import { Price } from '#components/ui/price.tsx';
import type { CartItem } from '#contract/cart-items.ts';
import type { Money } from '#contract/primitives.ts';

/** What a line costs; below it the full price, struck, and why it costs less (docs/product.md#savings). */
export const LinePrice = ({ item, amount }: { item: CartItem; amount: Money }) => {
  const t = useTranslations('booking');
  const { fullPrice, savings = [] } = item;
  const isMemberPrice = savings.some(({ kind }) => kind === 'member_price');
  return (
    <p className="col-3 row-1 self-start text-right leading-[1.5rem] font-medium text-ink small:row-[1/span_2]">
      <Price amountMinor={amount.value} currency={amount.currency} />
      {fullPrice !== undefined && fullPrice.value > amount.value && (
        <s className="block text-s font-normal text-ink-3 lining-nums tabular-nums">
          <VisuallyHidden>{t('was')} </VisuallyHidden>
          {fullPrice.formatted}
        </s>
      )}
      {isMemberPrice && <span className="block text-s text-primary-text">{t('memberPrice')}</span>}
    </p>
  );
};
