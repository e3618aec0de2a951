'use client';

import { useTranslations } from 'next-intl';
import { OrderMoney } from '#components/booking/order-money/order-money.tsx';
import { QueryProvider } from '#components/booking/query-provider.tsx';
import { tenderName } from '../money/tender-name.ts';

/** Below a receipt, and not on its paper: what became of the money of the order, in words. */
export const ReceiptWords = ({ orderId }: { orderId: string }) => {
  const t = useTranslations();
  return (
    <div className="print:hidden">
      <QueryProvider>
        <OrderMoney heading="h3" orderId={orderId} tenderName={(tender) => tenderName(tender, t)} />
      </QueryProvider>
    </div>
  );
};
