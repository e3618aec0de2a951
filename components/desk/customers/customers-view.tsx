'use client';

import { useEffect, useRef } from 'react';
import { useActing } from '#components/desk/acting/acting-context.tsx';
import { CustomerSearch } from '#components/desk/acting/customer-search.tsx';
import { useMay } from '#components/desk/frame/desk-context.tsx';
import { FoundList } from './found-list.tsx';
import { NewCustomer } from './new-customer.tsx';
import { splitName } from './split-name.ts';

/** Who fits what was typed, and beside them a new customer that takes it over. */
export const CustomersView = ({ renderedAt }: { renderedAt: number }) => {
  const { typed, customerId } = useActing();
  const maySell = useMay('sell');
  const focusRef = useRef<(() => void) | null>(null);
  const create = () => focusRef.current?.();
  useEffect(() => {
    const goToNew = () => {
      if (window.location.hash === '#new') create();
    };
    goToNew();
    window.addEventListener('hashchange', goToNew);
    return () => window.removeEventListener('hashchange', goToNew);
  }, []);
  return (
    <div className="grid gap-6 medium:grid-cols-2 medium:items-start large:gap-8">
      <div className="grid min-w-0 gap-4">
        {customerId !== null && <CustomerSearch />}
        <FoundList onCreate={create} />
      </div>
      {maySell && <NewCustomer typed={splitName(typed)} renderedAt={renderedAt} focusRef={focusRef} />}
    </div>
  );
};
