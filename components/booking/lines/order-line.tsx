import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Person } from '#components/booking/person/people.ts';
import { PersonName } from '#components/booking/person/person-name.tsx';
import { Price } from '#components/ui/price.tsx';
import type { CartItem } from '#contract/cart-items.ts';
import type { Money } from '#contract/primitives.ts';
import { ItemArt } from './item-art.tsx';
import { getPlace, getSessions, getSummary } from './order-line-facts.ts';
import { SessionList } from './session-list.tsx';
import { SessionSpan } from './session-span.tsx';

type OrderLineProps = {
  item: CartItem;
  /** Whom it is for, when that is known. */
  person?: Person;
  /** The id of the name, which takes the focus when the line above has been removed. */
  nameId?: string;
  /** A pill about its state. */
  note?: ReactNode;
  /** The line's total, unless its extras are listed below it. */
  amount?: Money;
  /** What belongs to the line: extras, a benefit. */
  children?: ReactNode;
  actions?: ReactNode;
  overlay?: ReactNode;
};

/** One line of a basket or an order: what, when, where, for whom, price, and what can be done. */
export const OrderLine = ({
  item,
  person,
  nameId,
  note,
  amount = item.lineTotal,
  children,
  actions,
  overlay,
}: OrderLineProps) => {
  const t = useTranslations('booking');
  const sessions = getSessions(item);
  const summary = getSummary(item);
  const place = getPlace(item).join(', ');
  return (
    <>
      <ItemArt item={item} />
      <h2 className="oline__name" id={nameId} tabIndex={-1}>
        {item.quantity > 1 && <span className="qty">{t('quantity', { count: item.quantity })} </span>}
        {item.name}
      </h2>
      <div className="oline__rest">
        <p className="oline__when">
          <SessionSpan sessions={sessions} />
        </p>
        <p className="oline__meta">
          {summary !== null && <span>{summary}</span>}
          {place !== '' && <span>{place}</span>}
          {person !== undefined && (
            <span>
              <PersonName person={person} />
            </span>
          )}
        </p>
        {note}
        {sessions.length > 1 && <SessionList sessions={sessions} />}
      </div>
      <p className="oline__price">
        <Price amountMinor={amount.value} currency={amount.currency} />
      </p>
      {children}
      {actions !== undefined && <div className="oline__acts">{actions}</div>}
      {overlay}
    </>
  );
};
