import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useToast } from '#lib/browser/toast-context.ts';
import { useText } from '#lib/i18n/text-context.ts';
import { useHref, useSite } from '#lib/zones/site-context.tsx';

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
