'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useDesk } from '#components/desk/frame/desk-context.tsx';
import type { Order } from '#contract/payments/orders.ts';
import { orderReference } from '#contract/rules/order-reference.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatDate } from '#lib/format/format-date.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import { operationQuery } from '#lib/query/operation-query.ts';
import { venueClock } from '#lib/time/venue-clock.ts';

interface SlipProps {
  order: Order;
  /** Of the cash handed over, in minor units; undefined where that is not known. */
  cash?: { tendered: number; change: number } | undefined;
}

const pair = 'flex justify-between gap-3';
const rule = 'm-0 w-full border-0 border-t-[1.5px] border-dashed border-line-strong';

/** The receipt as it is printed, on paper 80 mm wide. */
export const Slip = ({ order, cash }: SlipProps) => {
  const t = useTranslations('desk');
  const language = useLocale();
  const { slug, name, timezone } = useDesk().venue;
  const { data: venue } = useQuery({
    ...operationQuery(browserApi, 'getVenue', { params: { venue: slug } }),
    throwOnError: false,
  });
  const { date, time } = venueClock(new Date(order.createdAt), timezone);
  const { currency } = order.total;
  const address = venue && [venue.address1, venue.town, venue.postcode].filter((part) => part !== '').join(', ');
  return (
    <section
      aria-label={t('paid.slip')}
      data-paper=""
      className="grid gap-3 rounded-m border border-line bg-surface p-5 text-s text-ink tabular-nums print:w-[72mm] print:rounded-none print:border-0 print:p-0"
    >
      <div>
        <p className="font-bold">{name}</p>
        {address !== undefined && <p>{address}</p>}
        <p>{`${formatDate(date, language)}, ${time}`}</p>
      </div>
      <hr className={rule} />
      <ul>
        {order.items.map((item) => (
          <li key={item.id} className={pair}>
            <span>{item.quantity > 1 ? t('paid.line', { count: item.quantity, name: item.name }) : item.name}</span>
            <span>{item.lineTotal.formatted}</span>
          </li>
        ))}
      </ul>
      <hr className={rule} />
      <dl>
        <div className={`${pair} font-bold`}>
          <dt>{t('paid.total')}</dt>
          <dd>{order.total.formatted}</dd>
        </div>
        {order.payments.map(({ id, tenderType, creditType, amount }) => (
          <div key={id} className={pair}>
            <dt>{t(`pay.tender.${creditType === null ? tenderType : (`${creditType}-credit` as const)}`)}</dt>
            <dd>{amount.formatted}</dd>
          </div>
        ))}
        {cash !== undefined && cash.change > 0 && (
          <div className={pair}>
            <dt>{t('paid.tenderedChange', { amount: formatMoney(cash.tendered, currency) })}</dt>
            <dd>{formatMoney(cash.change, currency)}</dd>
          </div>
        )}
        {order.balance.value > 0 && (
          <div className={`${pair} font-bold`}>
            <dt>{t('pay.stillToPay')}</dt>
            <dd>{order.balance.formatted}</dd>
          </div>
        )}
      </dl>
      <hr className={rule} />
      <p>{t('paid.orderNumber', { number: orderReference(order.id) })}</p>
      <p>{t('paid.thanks')}</p>
    </section>
  );
};
