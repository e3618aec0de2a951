import { cx } from 'class-variance-authority';
import { useTranslations } from 'next-intl';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import { Price } from '#components/ui/price.tsx';
import type { CartItem } from '#contract/cart/cart-items.ts';
import type { Money } from '#contract/primitives.ts';

type LinePriceProps = {
  item: Pick<CartItem, 'fullPrice' | 'savings'>;
  amount: Money;
  /** Classes for its position in the layout. */
  className?: string;
};

/** The full price of a line that costs less, struck, and whether that is a member price (docs/product.md#savings). */
export const LineFullPrice = ({ item, amount }: LinePriceProps) => {
  const t = useTranslations('booking');
  const { fullPrice, savings = [] } = item;
  const isMemberPrice = savings.some(({ kind }) => kind === 'member_price');
  return (
    <>
      {fullPrice !== undefined && fullPrice.value > amount.value && (
        <s className="block text-s font-normal text-ink-3 lining-nums tabular-nums">
          <VisuallyHidden>{t('was')} </VisuallyHidden>
          {fullPrice.formatted}
        </s>
      )}
      {isMemberPrice && <span className="block text-s text-primary-text">{t('memberPrice')}</span>}
    </>
  );
};

/** What a line costs; below it the full price, struck, and why it costs less. */
export const LinePrice = ({ item, amount, className }: LinePriceProps) => (
  <p className={cx('text-right font-medium text-ink', className)}>
    <Price amountMinor={amount.value} currency={amount.currency} />
    <LineFullPrice item={item} amount={amount} />
  </p>
);
