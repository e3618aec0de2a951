'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button/button.tsx';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import type { Next } from './use-add-schedule.ts';

export type BookingButtonsProps = {
  /** The reason why the form cannot be submitted, as text; null when it can. */
  reason: string | null;
  pending: Next | null;
  /** It is not known yet whether the form can be submitted. */
  isChecking: boolean;
  onAdd: (next: Next) => void;
  /** Called on a press while the form cannot be submitted. */
  onRefused: () => void;
};

/** 'Add to basket', or the reason why the form cannot be submitted yet. */
export const AddButton = ({
  reason,
  pending,
  isChecking,
  onAdd,
  onRefused,
  block,
}: BookingButtonsProps & { block?: boolean }) => {
  const t = useTranslations('camps');
  return (
    <Button
      type="button"
      block={block}
      reason={reason ?? undefined}
      loading={isChecking || pending === 'stay'}
      onRefused={onRefused}
      onClick={() => pending === null && onAdd('stay')}
    >
      {t('addToBasket')}
    </Button>
  );
};

/**
 * 'Checkout now': adds and opens the checkout. While the form cannot be submitted, the button keeps its label and the
 * reason is added as visually hidden text.
 */
export const CheckoutButton = ({ reason, pending, isChecking, onAdd, onRefused }: BookingButtonsProps) => {
  const t = useTranslations('basket');
  const label = t('checkoutNow');
  const waiting = reason !== null && (
    <>
      {label}
      <VisuallyHidden> ({reason})</VisuallyHidden>
    </>
  );
  return (
    <Button
      type="button"
      variant="secondary"
      block
      reason={waiting || undefined}
      loading={isChecking || pending === 'checkout'}
      onRefused={onRefused}
      onClick={() => pending === null && onAdd('checkout')}
    >
      {label}
    </Button>
  );
};
