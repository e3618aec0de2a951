'use client';

import { contentClass } from '../frame/content-class.ts';
import { useActing } from '../frame/use-acting.ts';
import { CreditPanel } from './credit-panel.tsx';
import { OrdersSection } from './orders-section.tsx';
import { OwedBanner } from './owed-banner.tsx';
import { PenaltiesPanel } from './penalties-panel.tsx';
import { SavedCardsPanel } from './saved-cards-panel.tsx';

/** What the person acted for has bought, owes and has as credit, and the customer's own saved cards. */
export const PaymentsView = ({ selectedUserId }: { selectedUserId: number | null }) => {
  const acting = useActing(selectedUserId);
  return (
    <div className={contentClass}>
      <OwedBanner acting={acting} />
      <div className="grid gap-6 *:min-w-0 large:grid-cols-[minmax(0,1fr)_20rem] large:items-start large:gap-8">
        <div className="grid gap-6 *:min-w-0">
          <OrdersSection key={acting} acting={acting} />
          <PenaltiesPanel acting={acting} />
        </div>
        <div className="grid gap-6 *:min-w-0">
          <CreditPanel key={acting} acting={acting} />
          {acting === null && <SavedCardsPanel />}
        </div>
      </div>
    </div>
  );
};
