import { useTranslations } from 'next-intl';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import type { OwnPrice } from '#contract/cart/prices.ts';
import { isLess } from './own-price-text.ts';

type OwnFromProps = {
  /** The price for everybody, in words. */
  text: string;
  /** It is the lowest of several. */
  isFrom: boolean;
  /** What it costs the person; undefined where only the price for everybody is known. */
  ownPrice: OwnPrice | undefined;
};

/**
 * A price in one line: where the person pays less, their own with the full one struck before it, above it where there is
 * no room (docs/product.md#your-price).
 */
export const OwnFrom = ({ text, isFrom, ownPrice }: OwnFromProps) => {
  const t = useTranslations();
  if (!isLess(ownPrice)) return <span className="whitespace-nowrap">{text}</span>;
  const { price, fullPrice } = ownPrice;
  return (
    <>
      <s className="font-normal text-ink-3">
        <VisuallyHidden>{t('booking.was')} </VisuallyHidden>
        {fullPrice.formatted}
      </s>{' '}
      <span className="whitespace-nowrap">
        {isFrom && price.value > 0 ? t('timetable.from', { price: price.formatted }) : price.formatted}
      </span>
    </>
  );
};
