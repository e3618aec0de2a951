'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useActing } from '#components/desk/acting/acting-context.tsx';
import { saleQuery } from '#components/desk/sale/queries.ts';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import type { Cart, CartCredit } from '#contract/cart/cart.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { onceMutation } from '#lib/query/once-mutation.ts';

/** Sets credit of a customer aside for the sale, or lets it go again with an amount of 0. */
export function useCredit() {
  const client = useQueryClient();
  const { customerId } = useActing();
  const applying = useMutation({
    ...onceMutation(browserApi, 'applyCredits'),
    onSuccess: ({ data }) => client.setQueryData(saleQuery(browserApi, customerId).queryKey, data),
  });
  return {
    error: applying.error,
    isPending: applying.isPending,
    apply: (type: CartCredit['type'], amount: number) =>
      applying.mutate({
        body: {
          creditsToReserve: [{ amount, type }],
          cartSource: 'front-of-house',
          ...(customerId !== null && { selectedUserId: customerId }),
        },
      }),
  };
}

interface CreditPanelProps {
  cart: Cart;
  /** Still to pay, in minor units. */
  due: number;
  reason: string | undefined;
}

/** Credit of the customer, by kind: as much as the sale allows. */
export const CreditPanel = ({ cart, due, reason }: CreditPanelProps) => {
  const t = useTranslations();
  const { apply, isPending, error } = useCredit();
  return (
    <Panel aria-labelledby="way-credit">
      <h2 id="way-credit" className="heading-3">
        {t('desk.pay.way.credit')}
      </h2>
      {error !== null && (
        <Notice tone="danger" role="alert">
          {errorText(error, t)}
        </Notice>
      )}
      {cart.credits.map(({ type, totalAvailable, maxApplicable, applied }) => {
        const amount = Math.min(due, maxApplicable.value - applied.value, totalAvailable.value - applied.value);
        const name = t(`desk.pay.tender.${type}-credit`);
        return (
          <div key={type} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4">
            <p className="grid">
              <b className="font-medium">{name}</b>
              <span className="text-s">{t('desk.pay.creditHas', { amount: totalAvailable.formatted })}</span>
            </p>
            {amount > 0 && (
              <Button
                type="button"
                size="pay"
                loading={isPending}
                reason={reason}
                onClick={() => apply(type, applied.value + amount)}
              >
                {t('desk.pay.take', { amount: formatMoney(amount, cart.currency), way: name })}
              </Button>
            )}
          </div>
        );
      })}
    </Panel>
  );
};
