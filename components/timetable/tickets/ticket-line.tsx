'use client';

import { cx } from 'class-variance-authority';
import { useTranslations } from 'next-intl';
import { Stepper } from '#components/ui/form/stepper.tsx';
import { Price } from '#components/ui/price.tsx';
import type { Money } from '#contract/primitives.ts';

export type TicketLineProps = {
  /** The id of its number. */
  fieldId?: string | undefined;
  name: string;
  note?: string;
  price: Money;
  /** The full price, if it costs less. */
  was?: Money | undefined;
  /** Why it costs less, in words. */
  reason?: string | undefined;
  quantity: number;
  max: number;
  onChange: (quantity: number) => void;
};

/** A ticket or an extra with its price and quantity. */
export const TicketLine = ({ fieldId, name, note, price, was, reason, quantity, max, onChange }: TicketLineProps) => {
  const t = useTranslations();
  const before = was && { amountMinor: was.value, label: t('booking.was') };
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_3.5rem_8.375rem] items-center gap-3 border-line py-3 not-first:border-t max-compact:grid-cols-[minmax(0,1fr)_auto] large:gap-4">
      <div>
        <b className="block font-medium">{name}</b>
        {note && <span className="block text-s text-ink-3">{note}</span>}
        {reason && <span className="block text-s text-pretty text-ink-3">{reason}</span>}
      </div>
      <span className={cx('text-right', quantity > 0 ? 'font-medium text-ink' : 'text-ink-2')}>
        {price.value === 0 && before === undefined ? (
          t('timetable.free')
        ) : (
          <Price amountMinor={price.value} currency={price.currency} was={before} />
        )}
      </span>
      <Stepper
        id={fieldId}
        className="max-compact:col-span-full max-compact:justify-self-end"
        label={t('timetable.tickets.quantityOf', { name })}
        decreaseLabel={t('timetable.tickets.removeOne', { name })}
        increaseLabel={t('timetable.tickets.addOne', { name })}
        value={quantity}
        max={max}
        onChange={onChange}
      />
    </li>
  );
};
