'use client';

import { useTranslations } from 'next-intl';
import { Stepper } from '#components/ui/form/stepper.tsx';
import { classNames } from '#components/ui/layout/class-names.ts';
import { Price } from '#components/ui/price.tsx';
import type { Money } from '#contract/primitives.ts';

export type TicketLineProps = {
  name: string;
  note?: string;
  price: Money;
  /** The regular price, if a member's price applies. */
  was?: Money;
  quantity: number;
  max: number;
  onChange: (quantity: number) => void;
};

/** A ticket or an extra with its price and quantity. */
export const TicketLine = ({ name, note, price, was, quantity, max, onChange }: TicketLineProps) => {
  const t = useTranslations();
  const before = was && { amountMinor: was.value, label: t('booking.was') };
  return (
    <li className={classNames('ticket-line', quantity > 0 && 'ticket-line--on')}>
      <div>
        <b>{name}</b>
        {note && <span className="small muted">{note}</span>}
      </div>
      <span className="ticket-line__price">
        {price.value === 0 ? (
          t('timetable.free')
        ) : (
          <Price amountMinor={price.value} currency={price.currency} was={before} />
        )}
      </span>
      <Stepper
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
