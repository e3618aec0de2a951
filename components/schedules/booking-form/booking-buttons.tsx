'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button/button.tsx';
import type { Next } from './use-add-schedule.ts';

export type BookingButtonsProps = {
  /** Why they wait, as words; null when they act. */
  reason: string | null;
  pending: Next | null;
  onAdd: (next: Next) => void;
  /** A press while they wait. */
  onRefused: () => void;
};

/** 'Add to basket', or the reason why it waits. */
export const AddButton = ({ reason, pending, onAdd, onRefused, block }: BookingButtonsProps & { block?: boolean }) => {
  const t = useTranslations('camps');
  return (
    <Button
      type="button"
      block={block}
      reason={reason ?? undefined}
      loading={pending === 'stay'}
      onRefused={onRefused}
      onClick={() => pending === null && onAdd('stay')}
    >
      {t('addToBasket')}
    </Button>
  );
};

/** 'Checkout now': adds and goes to the checkout. While it waits, it keeps its label and its reason is heard. */
export const CheckoutButton = ({ reason, pending, onAdd, onRefused }: BookingButtonsProps) => {
  const t = useTranslations('basket');
  const label = t('checkoutNow');
  const waiting = reason !== null && (
    <>
      {label}
      <span className="visually-hidden"> ({reason})</span>
    </>
  );
  return (
    <Button
      type="button"
      variant="secondary"
      block
      reason={waiting || undefined}
      loading={pending === 'checkout'}
      onRefused={onRefused}
      onClick={() => pending === null && onAdd('checkout')}
    >
      {label}
    </Button>
  );
};
