'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { LinkButton, Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import type { Cart } from '#contract/cart/cart.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import type { PaySums, PayAttempt } from './pay-state.ts';

interface PayRefusedProps {
  error: Error;
  attempt: PayAttempt;
  cart: Cart;
  sums: PaySums;
  onCarryOn: () => void;
}

const isChange = (error: Error) =>
  error instanceof ApiError && ['basket_changed', 'hold_expired', 'session_full', 'not_bookable'].includes(error.code);

/** The sale is not what was paid for any more, or the payment was refused: says so before any button. */
export const PayRefused = ({ error, attempt, cart, sums, onCarryOn }: PayRefusedProps) => {
  const t = useTranslations();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const held = new Set(cart.items.filter(({ holdExpired }) => !holdExpired).map(({ id }) => id));
  const gone = Object.entries(attempt.names)
    .filter(([id]) => !held.has(id))
    .map(([, name]) => name);
  const money = (amount: number) => formatMoney(amount, cart.currency);
  return (
    <Panel className="max-w-[40rem]">
      <div ref={box} tabIndex={-1}>
        <Notice tone={isChange(error) ? 'warning' : 'danger'} role="alert">
          {isChange(error) && gone.length > 0
            ? t('desk.pay.changed', {
                names: gone.join(', '),
                count: gone.length,
                total: money(sums.total),
                due: money(sums.due),
              })
            : errorText(error, t)}
        </Notice>
      </div>
      <div className="grid grid-cols-2 gap-2.5">
        <Button type="button" onClick={onCarryOn}>
          {t('desk.pay.carryOn')}
        </Button>
        <LinkButton variant="secondary" href="/">
          {t('desk.pay.toSale')}
        </LinkButton>
      </div>
    </Panel>
  );
};
