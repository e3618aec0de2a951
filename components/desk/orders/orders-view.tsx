'use client';

import { useTranslations } from 'next-intl';
import { useActing } from '#components/desk/acting/acting-context.tsx';
import { useMay } from '#components/desk/frame/desk-context.tsx';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { DeskOrders } from './desk-orders.tsx';

/** The orders of the customer whom the desk acts for, newest first; of nobody in particular, what was sold at the venue. */
export const OrdersView = ({ renderedAt }: { renderedAt: number }) => {
  const t = useTranslations('desk.orders');
  const { customerId } = useActing();
  const maySell = useMay('sell');
  if (customerId !== null) return <CustomerOrders key={customerId} customerId={customerId} />;
  if (maySell) return <DeskOrders renderedAt={renderedAt} />;
  return (
    <EmptyState title={t('nobody')} action={<LinkButton href="/customers">{t('find')}</LinkButton>}>
      {t('nobodyHelp')}
    </EmptyState>
  );
};
