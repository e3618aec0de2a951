import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Money } from '#contract/primitives.ts';
import { formatDate } from '#lib/format/format-date.ts';
import { priceText } from '#lib/format/price-text.ts';
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
  quantity: number;
  layout: 'wide' | 'checkout';
  art?: ReactNode;
  /** The heading level. */
  level?: 2 | 3;
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
        <span className="num nowrap">
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
 * A summary of a booking with a collapsible list of its sessions (docs/product.md#basket-page). `checkout` is the
 * variant for a narrow column.
 */
export const BookingSummaryCard = (props: BookingSummaryCardProps) => {
  const t = useTranslations('booking');
  const { sessions, layout, quantity, level = 3 } = props;
  const Heading = `h${level}` as const;
  const place = props.locationName ?? props.venueName;
  return (
    <article className={layout === 'wide' ? 'scard scard--wide' : 'scard'}>
      {props.art ?? <span />}
      <Heading className="scard__name">
        {quantity > 1 && <span className="qty">{t('quantity', { count: quantity })} </span>}
        {props.activityName}
      </Heading>
      <span className="scard__price">{priceText(props.price)}</span>
      <div className="scard__full">
        {props.categoryName !== undefined && <p>{props.categoryName}</p>}
        <When sessions={sessions} />
        <p className="muted">
          {props.clientName}
          {props.clientName !== undefined && place !== undefined && ', '}
          {place}
        </p>
        {sessions.length > 1 && <SessionList sessions={sessions} folded={layout === 'checkout' || undefined} />}
        {props.children}
      </div>
    </article>
  );
};
