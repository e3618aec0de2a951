import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useText } from '#lib/messages/text-context.ts';
import { useHref, useSite } from '#lib/site/site-context.ts';
import { useToast } from '#lib/site/toast-context.ts';

/** Leads to the confirmation once the order is there; Back does not return to the payment. */
export function useConfirmation(orderId: string | null): void {
  const text = useText();
  const showToast = useToast();
  const href = useHref();
  const router = useRouter();
  const client = useQueryClient();
  const { mode } = useSite();
  const target = mode === 'kiosk' ? `/order-confirmed/${orderId}?kiosk=true` : href(`/booking-confirmed/${orderId}`);
  useEffect(() => {
    if (orderId === null) return;
    showToast({ id: 'order-completed', type: 'success', message: text('checkout.success') });
    router.replace(target);
    void client.invalidateQueries();
  }, [orderId, target, router, client, showToast, text]);
}
