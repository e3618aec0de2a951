import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DeskPage } from '#app/foh/_desk/desk-page.tsx';
import { OrderView } from '#components/desk/orders/order-view.tsx';

interface OrderProps {
  params: Promise<{ orderId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('desk');
  return { title: t('orders.page') };
}

/** One order at the desk: its receipt, what can be given back and what is still to pay. */
export default async function DeskOrderPage({ params }: OrderProps) {
  const [t, { orderId }] = await Promise.all([getTranslations('desk'), params]);
  return (
    <DeskPage path={`/orders/${orderId}`} title={t('orders.page')} needs={['customers', 'sell']}>
      {() => <OrderView orderId={orderId} />}
    </DeskPage>
  );
}
