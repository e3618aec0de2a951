import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { browserApi } from '#lib/api/browser-api.ts';
import { operationQuery } from '#lib/query/operation-query.ts';
import { getOrderSentences, type TenderName } from './order-sentences.ts';

type OrderMoneyProps = {
  orderId: string;
  tenderName: TenderName;
  /** The level of its heading on the page. */
  heading: 'h3' | 'h4';
};

/** What became of the money of an order, in sentences; nothing until it is known. */
export const OrderMoney = ({ orderId, tenderName, heading: Heading }: OrderMoneyProps) => {
  const t = useTranslations();
  const id = useId();
  const query = operationQuery(browserApi, 'getOrderMoney', { params: { orderId } });
  const { data: said } = useQuery({ ...query, throwOnError: false });
  if (said === undefined) return null;
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <Heading id={id} className="font-body text-s font-medium tracking-[0] text-ink">
        {t('orderMoney.title')}
      </Heading>
      <ul className="grid gap-1 text-s text-ink-2">
        {getOrderSentences(said, t, tenderName).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
};
