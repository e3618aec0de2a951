import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useHref, useSite } from '#lib/zones/site-context.tsx';

/**
 * Navigates to the confirmation once the order exists, which says itself that it is complete. It replaces the history entry, so that Back does not return to
 * the payment.
 */
export function useConfirmation(orderId: string | null): void {
  const href = useHref();
  const router = useRouter();
  const client = useQueryClient();
  const { mode } = useSite();
  const target = mode === 'kiosk' ? `/order-confirmed/${orderId}?kiosk=true` : href(`/booking-confirmed/${orderId}`);
  useEffect(() => {
    if (orderId === null) return;
    router.replace(target);
    void client.invalidateQueries();
  }, [orderId, target, router, client]);
}
