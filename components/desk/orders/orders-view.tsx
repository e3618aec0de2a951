'use client';

import { useActing } from '#components/desk/acting/acting-context.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { SoldHere } from './sold-here.tsx';

/** The orders of the customer whom the desk acts for, newest first; of nobody in particular, what was sold at this desk. */
export const OrdersView = () => {
  const { customerId } = useActing();
  return customerId === null ? <SoldHere /> : <CustomerOrders key={customerId} customerId={customerId} />;
};
