import { useTranslations } from 'next-intl';
import { Price } from '#components/ui/price.tsx';
import type { Order } from '#contract/payments/orders.ts';

const cell = 'border-t border-line py-2.5 align-top';
const figure = `${cell} pl-4 text-right whitespace-nowrap tabular-nums`;

/** What was bought: each line with its quantity, the tax in it and its price, then the total. */
export const ReceiptTable = ({ order: { lineItems, total, taxTotal } }: { order: Order }) => {
  const t = useTranslations('receipt');
  return (
    <table className="w-full border-collapse text-s">
      <caption className="sr-only">{t('caption')}</caption>
      <thead>
        <tr className="text-left text-ink-2">
          <th scope="col" className="pb-2 font-medium">
            {t('item')}
          </th>
          <th scope="col" className="pb-2 pl-4 text-right font-medium">
            {t('quantity')}
          </th>
          <th scope="col" className="pb-2 pl-4 text-right font-medium">
            {t('tax')}
          </th>
          <th scope="col" className="pb-2 pl-4 text-right font-medium">
            {t('price')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lineItems.map(({ id, name, summary, quantity = 1, tax, price }) => (
          <tr key={id}>
            <th scope="row" className={`${cell} text-left font-normal wrap-anywhere`}>
              <span className="block text-ink">{name}</span>
              {summary}
            </th>
            <td className={figure}>{quantity}</td>
            <td className={figure}>{tax !== undefined && <Price amountMinor={tax.value} currency={tax.currency} />}</td>
            <td className={figure}>
              <Price amountMinor={price.value} currency={price.currency} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot className="font-medium text-ink">
        <tr>
          <th scope="row" className={`${cell} text-left font-medium`}>
            {t('total')}
          </th>
          <td className={figure} />
          <td className={figure}>
            <Price amountMinor={taxTotal.value} currency={taxTotal.currency} />
          </td>
          <td className={figure}>
            <Price amountMinor={total.value} currency={total.currency} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
};
