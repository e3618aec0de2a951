import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useState } from 'react';
import { useKeptState } from '#components/booking/use-kept-state.ts';
import { useActing } from '#components/desk/acting/acting-context.tsx';
import { useDesk } from '#components/desk/frame/desk-context.tsx';
import { getDeskName } from '#components/desk/frame/desk-name.ts';
import { getSelection, saleQuery } from '#components/desk/sale/queries.ts';
import type { Cart } from '#contract/cart/cart.ts';
import type { DeskTender } from '#contract/desk/pay-front-of-house.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { isUnsettled } from '#lib/api/is-unsettled.ts';
import { getPayments, isPaidSale, isPayAttempt, type PaidSale, type PayAttempt } from './pay-state.ts';

/** How often a payment whose answer is unknown is asked about, in milliseconds. */
const askEveryMs = 3000;

/** Statuses that are sent before the idempotency key is looked up: they tell nothing of an earlier attempt. */
const sentBeforeLookup: readonly number[] = [401, 429];

const isAnswered = (error: unknown): boolean =>
  !isUnsettled(error) && !(error instanceof ApiError && sentBeforeLookup.includes(error.status));

interface Paying {
  cart: Cart | undefined;
  /** Called once the order is made. */
  onPaid: () => void;
}

const noAttempt: PayAttempt | null = null;
const noPaidSale: PaidSale | null = null;

/**
 * Sends the payment of a sale. While its answer is unknown it is sent again every three seconds with the same
 * idempotency key, over a reload too, so that it is booked once. A refusal ends it, and what was taken stays.
 */
export function usePay({ cart, onPaid }: Paying) {
  const router = useRouter();
  const client = useQueryClient();
  const { customerId } = useActing();
  const { slug: venue } = useDesk().venue;
  const [attempt, keepAttempt] = useKeptState('desk.attempt', noAttempt, isPayAttempt);
  const [, keepPaid] = useKeptState('desk.paid', noPaidSale, isPaidSale);
  const [refusal, setRefusal] = useState<{ error: Error; attempt: PayAttempt } | null>(null);
  /** The key of a payment that was begun here and whose answer may still come. */
  const [awaited, setAwaited] = useState<string | null>(null);
  const sending = useMutation({
    mutationKey: ['payFrontOfHouse'],
    mutationFn: ({ body, idempotencyKey }: PayAttempt) => browserApi('payFrontOfHouse', { body }, { idempotencyKey }),
    onSuccess: ({ data: { orderId, change } }, { body }) => {
      if (orderId === null) return;
      const tendered = body.payments.reduce((sum, line) => sum + (line.tendered ?? 0), 0);
      keepPaid(() => ({ orderId, change: change.value, tendered, currency: change.currency }));
      keepAttempt(() => null);
      onPaid();
      router.push(`/paid/${orderId}`);
    },
    onError: (error, sent) => {
      if (!isAnswered(error)) return setAwaited(null);
      keepAttempt(() => null);
      void client.invalidateQueries({ queryKey: saleQuery(browserApi, customerId).queryKey });
      setRefusal({ error, attempt: sent });
    },
  });
  const { mutate, isPending, isSuccess } = sending;
  const send = () => {
    if (attempt !== null && !isPending) mutate(attempt);
  };
  const sendNow = useEffectEvent(send);
  // Also an attempt that was left over by a reload.
  useEffect(() => {
    if (attempt === null || isSuccess) return;
    sendNow();
    const timer = setInterval(() => sendNow(), askEveryMs);
    return () => clearInterval(timer);
  }, [attempt, isSuccess]);

  return {
    isPaying: attempt !== null || isSuccess,
    /** The answer was lost on the way, or is from before a reload: the money may be booked. */
    isUnknown: attempt !== null && attempt.idempotencyKey !== awaited,
    refusal,
    forgetRefusal: () => setRefusal(null),
    askAgain: send,
    pay: (lines: readonly DeskTender[]) => {
      if (cart === undefined || attempt !== null) return;
      setRefusal(null);
      const idempotencyKey = crypto.randomUUID();
      const name = getDeskName();
      setAwaited(idempotencyKey);
      keepAttempt(() => ({
        idempotencyKey,
        names: Object.fromEntries(cart.items.map(({ id, name }) => [id, name])),
        body: {
          ...getSelection(customerId),
          payments: getPayments(cart, lines),
          terms: true,
          completedWaivers: cart.attendeeWaivers.flatMap(({ questionWaiverIds }) => questionWaiverIds ?? []),
          itemHash: cart.itemHash,
          desk: { venue, ...(name !== null && { name }) },
        },
      }));
    },
  };
}
