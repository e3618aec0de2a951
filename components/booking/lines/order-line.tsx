import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import type { Person } from '#components/booking/person/people.ts';
import { PersonName } from '#components/booking/person/person-name.tsx';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import type { CartItem } from '#contract/cart/cart-items.ts';
import type { Money } from '#contract/primitives.ts';
import { getItemIllustration } from './item-illustration.ts';
import { ItemName } from './item-name.tsx';
import { LinePrice } from './line-price.tsx';
import { getPlace, getSessions, getSummary } from './order-line-facts.ts';
import { SessionList } from './session-list.tsx';
import { SessionSpan } from './session-span.tsx';

const art = cva('overflow-clip rounded-m border border-line bg-surface-2', {
  variants: {
    place: {
      // Large type on a small screen has no room for drawings.
      line: 'col-1 row-[1/span_2] size-[3.5rem] max-tiny:hidden small:row-[1/span_3] small:h-[4.5rem] small:w-[6rem]',
      card: 'col-1 row-[1/span_2] size-[2.75rem]',
      corner:
        'absolute top-5 right-4 size-[3.5rem] max-tiny:hidden small:top-6 small:right-6 small:h-[4.5rem] small:w-[6rem]',
    },
  },
});

type ItemArtProps = { item: CartItem; /** Nothing is filled. */ isEmpty?: boolean } & Required<
  VariantProps<typeof art>
>;

/** The illustration of a line's court, pool or hall: in an order line, in a small card, or at the corner of a ticket. */
export const ItemArt = ({ item, place, isEmpty = false }: ItemArtProps) => (
  <span className={art({ place })}>
    <CourtIllustration
      className="size-full"
      kind={getItemIllustration(item)}
      view="crop"
      zone={isEmpty ? null : undefined}
      cover
      small
    />
  </span>
);

/** A drawing, and beside it the name, the price and the rest; what can be done is below them or, from 576 px, at the end. */
const line = cva(
  [
    'relative grid grid-cols-[3.5rem_minmax(0,1fr)_auto] grid-rows-[auto_1fr] gap-x-3.5 border-line-strong px-4 pt-5 pb-2.5 not-first:border-t',
    'max-tiny:grid-cols-[0_minmax(0,1fr)_auto] max-tiny:gap-x-2',
    'small:grid-cols-[6rem_minmax(0,1fr)_auto] small:grid-rows-none small:gap-x-5 small:p-6',
  ],
  { variants: { isLapsed: { true: 'bg-surface-2' } } },
);

const acts = cva('col-[1/-1] row-4 flex flex-wrap gap-x-1 max-small:mt-1 max-small:-ml-2', {
  variants: {
    place: {
      end: 'small:col-3 small:row-2 small:-mr-2 small:-mb-1.5 small:justify-end small:self-end',
      // Paper has only an entry code there.
      below: [
        'small:-mb-1.5 small:not-print:col-[2/-1] small:not-print:mt-1.5 small:not-print:-ml-2',
        'small:print:col-3 small:print:row-2 small:print:self-end',
      ],
    },
  },
});

// The full price and the reason stand below the price, above what can be done at the end of the same column.
const facts = cva('col-[2/-1] row-2 small:col-2', { variants: { hasReason: { true: 'small:min-h-[6.25rem]' } } });

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
  /** It is no longer held: it stays in its place, in grey. */
  isLapsed?: boolean;
  /** What can be changed about it, below its facts. */
  fields?: ReactNode;
  /** What belongs to the line: extras, a benefit. */
  children?: ReactNode;
  actions?: ReactNode;
  /** From 576 px: beside the facts, which leaves them room for two buttons, or below them. */
  actionsPlace?: 'end' | 'below';
  overlay?: ReactNode;
  isBusy?: boolean;
};

/** The extras and benefits of an order line. */
export const OrderLineParts = (props: Omit<ComponentProps<'ul'>, 'className'>) => (
  <ul {...props} className="col-[1/-1] row-3 mt-3.5 overflow-clip rounded-m border border-line small:col-[2/-1]" />
);

/** One line of a basket or an order: what, when, where, for whom, price, and what can be done. */
export const OrderLine = ({
  item,
  person,
  nameId,
  note,
  amount = item.lineTotal,
  isLapsed = false,
  fields,
  children,
  actions,
  actionsPlace = 'end',
  overlay,
  isBusy = false,
}: OrderLineProps) => {
  const sessions = getSessions(item);
  const summary = getSummary(item);
  const place = getPlace(item).join(', ');
  return (
    <li className={line({ isLapsed })} aria-busy={isBusy || undefined}>
      <ItemArt item={item} place="line" isEmpty={isLapsed} />
      <ItemName className="col-2 row-1" id={nameId} tabIndex={-1} quantity={item.quantity}>
        {item.name}
      </ItemName>
      <div className={facts({ hasReason: (item.savings ?? []).length > 0 })}>
        <SessionSpan sessions={sessions} />
        <p className="mt-0.5 text-s *:block">
          {summary !== null && <span>{summary}</span>}
          {place !== '' && <span>{place}</span>}
          {person !== undefined && (
            <span>
              <PersonName person={person} />
            </span>
          )}
        </p>
        {note}
        {fields}
        {sessions.length > 1 && <SessionList sessions={sessions} />}
      </div>
      <LinePrice item={item} amount={amount} className="col-3 row-1 self-start leading-[1.5rem] small:row-[1/span_2]" />
      {children}
      {actions !== undefined && <div className={acts({ place: actionsPlace })}>{actions}</div>}
      {overlay}
    </li>
  );
};
