import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import { operationQuery } from '#lib/query/operation-query.ts';

/** What became of the money of an order, in sentences; nothing until it is known. */
export const OrderMoney = ({ orderId }: { orderId: string }) => {
  const t = useTranslations('accountPayments.inWords');
  const query = operationQuery(browserApi, 'getOrderMoney', { params: { orderId } });
  const { data: money } = useQuery({ ...query, throwOnError: false });
  if (money === undefined) return null;
  const sentences = [
    { key: 'sold', amount: money.sold },
    { key: 'card', amount: money.keptByCard },
    { key: 'credit', amount: money.keptByCredit },
    { key: 'otherwise', amount: money.keptOtherwise },
    { key: 'back', amount: money.cameBack },
    { key: 'pending', amount: money.refundsPending },
  ] as const;
  const said = sentences.filter(({ key, amount }) => key === 'sold' || amount.value > 0);
  return (
    <div className="grid gap-2">
      <h4 className="font-body text-s font-medium tracking-[0] text-ink">{t('title')}</h4>
      <ul className="grid gap-1 text-s text-ink-2">
        {said.map(({ key, amount }) => (
          <li key={key}>{t(key, { amount: formatMoney(amount.value, amount.currency) })}</li>
        ))}
        {money.stillToPay.value === 0 && <li>{t('settled')}</li>}
      </ul>
    </div>
  );
};
