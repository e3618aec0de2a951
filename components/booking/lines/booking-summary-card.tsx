import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Money } from '#contract/primitives.ts';
import { formatDate } from '#lib/format/format-date.ts';
import { priceText } from '#lib/format/price-text.ts';
import { ItemName } from './item-name.tsx';
import type { LineSession } from './order-line-facts.ts';
import { SessionList } from './session-list.tsx';

export type BookingSummaryCardProps = {
  /** Whom it is for. */
  clientName?: ReactNode;
  activityName: string;
  categoryName?: string;
  sessions: readonly LineSession[];
  /** The room or court; the venue's name where there is none. */
  locationName?: string | null;
  venueName?: string;
  price: Money | string | number;
  /** The full price and why it costs less, below the price. */
  fullPrice?: ReactNode;
  quantity: number;
  art?: ReactNode;
  /** Extras, each with its price. */
  children?: ReactNode;
};

const When = ({ sessions }: { sessions: readonly LineSession[] }) => {
  const t = useTranslations('booking');
  const locale = useLocale();
  const [first, last] = [sessions[0], sessions.at(-1)];
  if (first === undefined || last === undefined) return null;
  const from = formatDate(first.date, locale);
  if (sessions.length === 1) {
    return (
      <p>
        {from},{' '}
        <span className="whitespace-nowrap lining-nums tabular-nums">
          {first.startsAt}–{first.endsAt}
        </span>
      </p>
    );
  }
  const span = t('span', { first: from, last: formatDate(last.date, locale) });
  return (
    <p>
      {t('sessions', { count: sessions.length })}, {span}
    </p>
  );
};

/**
 * A summary of a booking for a narrow column, with a collapsible list of its sessions (docs/product.md#basket-page).
 */
export const BookingSummaryCard = (props: BookingSummaryCardProps) => {
  const { sessions } = props;
  const place = props.locationName ?? props.venueName;
  return (
    <article className="grid grid-cols-[2.75rem_minmax(0,1fr)_auto] gap-x-3 pb-3.5 text-s">
      {props.art ?? <span />}
      <ItemName level={3} size="m" quantity={props.quantity}>
        {props.activityName}
      </ItemName>
      <p className="text-right text-m/[1.375rem] font-medium text-ink tabular-nums">
        {priceText(props.price)}
        {props.fullPrice}
      </p>
      <div className="col-[2/-1]">
        {props.categoryName !== undefined && <p>{props.categoryName}</p>}
        <When sessions={sessions} />
        <p className="text-ink-3">
          {props.clientName}
          {props.clientName !== undefined && place !== undefined && ', '}
          {place}
        </p>
        {sessions.length > 1 && <SessionList sessions={sessions} folded />}
        {props.children}
      </div>
    </article>
  );
};
