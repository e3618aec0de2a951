import { cx } from 'class-variance-authority';
import { formatMoney } from '#lib/format/format-money.ts';
import { VisuallyHidden } from './layout/visually-hidden.tsx';

export type PriceProps = {
  /** In the currency's minor units: 650 is £6.50. */
  amountMinor: number;
  /** ISO 4217. */
  currency: string;
  locale?: string;
  /** Set large in the figures of the heading font; `className` gives the size. */
  figure?: boolean;
  /** The original price, struck out above it; its label states it for screen readers. */
  was?: { amountMinor: number; label: string };
  className?: string;
};

/** An amount of money. The only component that formats money. */
export const Price = ({ amountMinor, currency, locale, figure = false, was, className }: PriceProps) => (
  <>
    {was !== undefined && (
      <>
        <s className="block font-body text-s font-normal text-ink-3 lining-nums tabular-nums">
          <VisuallyHidden>{was.label} </VisuallyHidden>
          {formatMoney(was.amountMinor, currency, locale)}
        </s>{' '}
      </>
    )}
    <span className={cx(figure ? 'font-figures tabular-nums' : 'lining-nums tabular-nums', className)}>
      {formatMoney(amountMinor, currency, locale)}
    </span>
  </>
);
