'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '#components/ui/button/button.tsx';
import { Stepper } from '#components/ui/form/stepper.tsx';
import { Price } from '#components/ui/price.tsx';
import type { CartItem } from '#contract/cart/cart-items.ts';
import { getLineFacts } from './line-facts.ts';
import type { SaleWrites } from './use-sale-writes.ts';

interface SaleLineProps {
  item: CartItem;
  /** YYYY-MM-DD at the venue. */
  today: string;
  /** The first name of who it is for, where that is somebody linked. */
  forName: string | undefined;
  writes: SaleWrites;
}

/** One line of the sale: what, how many, for how much. */
export const SaleLine = ({ item, today, forName, writes }: SaleLineProps) => {
  const t = useTranslations();
  const language = useLocale();
  const facts = getLineFacts(item, { today, language, t });
  const isCounted = item.maxQuantity === null || item.maxQuantity > 1;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 border-b border-line py-3.5 pr-4 pl-5">
      <h3 className="font-body text-m/[1.5rem] font-medium tracking-[0] text-ink">
        {item.quantity > 1 && (
          <span className="text-primary-text tabular-nums">{t('booking.quantity', { count: item.quantity })} </span>
        )}
        {item.name}
      </h3>
      <Price
        className="justify-self-end font-medium text-ink"
        amountMinor={item.lineTotal.value}
        currency={item.lineTotal.currency}
      />
      <p className="col-span-2 text-s">
        {forName === undefined ? facts : t('desk.sale.for', { name: forName, facts })}
      </p>
      {item.holdExpired && <p className="col-span-2 text-s text-danger">{t('desk.sale.lapsed')}</p>}
      <div className="mt-2">
        {item.holdExpired
          ? item.lapsed?.canHold !== false && (
              <Button type="button" variant="secondary" onClick={() => writes.holdAgain([item.id])}>
                {t('desk.sale.holdAgain')}
              </Button>
            )
          : isCounted && (
              <Stepper
                label={t('desk.sale.quantityOf', { name: item.name })}
                decreaseLabel={t('desk.sale.fewer', { name: item.name })}
                increaseLabel={t('desk.sale.more', { name: item.name })}
                value={item.quantity}
                min={1}
                max={item.maxQuantity ?? undefined}
                onChange={(quantity) => writes.setQuantity(item.id, quantity)}
              />
            )}
      </div>
      <Button
        type="button"
        variant="text"
        className="mt-2 -mr-2 justify-self-end"
        aria-label={t('desk.sale.removeOf', { name: item.name })}
        loading={writes.removed === item.id}
        onClick={() => writes.remove(item.id)}
      >
        {t('desk.sale.remove')}
      </Button>
    </li>
  );
};
