import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { deskOrderQuery } from '#components/desk/paid/order-query.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { Order } from '#contract/payments/orders.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { onceMutation } from '#lib/query/once-mutation.ts';
import { getLeft } from './refundable.ts';

export type RefundWay = 'credit' | 'bank_transfer';

/** The state of a refund: which lines or what amount is given back, and why. Nothing is lost when it is refused. */
export function useRefund(order: Order, onDone: () => void) {
  const t = useTranslations('desk.refund');
  const client = useQueryClient();
  const showToast = useToast();
  const [lineIds, setLineIds] = useState<readonly string[]>([]);
  /** Minor units; null for all that is left. */
  const [amount, setAmount] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  /** How money goes back that no provider gives back. */
  const [way, setWay] = useState<RefundWay | null>(null);
  const [reference, setReference] = useState('');
  const [isTried, setTried] = useState(false);
  const left = getLeft(order);
  const chosenAmount = amount ?? left;
  const refunding = useMutation({
    ...onceMutation(browserApi, 'refundOrder'),
    onSuccess: ({ data }) => {
      client.setQueryData(deskOrderQuery(browserApi, order.id).queryKey, data);
      showToast({ type: 'success', message: t('done') });
      onDone();
    },
  });
  const isAmountWrong = lineIds.length === 0 && (chosenAmount <= 0 || chosenAmount > left);
  const isReasonMissing = reason.trim() === '';
  const needsWay = order.payments.some(({ heldBy }) => heldBy === 'debit_provider');
  const isReferenceMissing = needsWay && way === 'bank_transfer' && reference.trim() === '';
  return {
    left,
    lineIds,
    setLineIds,
    toggleLine: (id: string) =>
      setLineIds(lineIds.includes(id) ? lineIds.filter((one) => one !== id) : [...lineIds, id]),
    amount,
    setAmount,
    reason,
    setReason,
    needsWay,
    way,
    setWay,
    reference,
    setReference,
    isReferenceMissing: isTried && isReferenceMissing,
    error: refunding.error,
    isPending: refunding.isPending,
    isReasonMissing: isTried && isReasonMissing,
    isAmountWrong: isTried && isAmountWrong,
    refund: () => {
      setTried(true);
      if (isReasonMissing || isAmountWrong || isReferenceMissing) return;
      const part = lineIds.length > 0 ? { lineItemIds: [...lineIds] } : amount === null ? {} : { amount };
      const back = needsWay && way !== null ? { returnBy: way } : {};
      const transfer = needsWay && way === 'bank_transfer' ? { transferReference: reference.trim() } : {};
      refunding.mutate({
        params: { orderId: order.id },
        body: { reason: reason.trim(), ...part, ...back, ...transfer },
      });
    },
  };
}
