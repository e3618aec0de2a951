import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { useHref, useSite } from '#lib/zones/site-context.tsx';

/**
 * Navigates to the confirmation once the order exists. It replaces the history entry, so that Back does not return to
 * the payment.
 */
export function useConfirmation(orderId: string | null): void {
  const t = useTranslations();
  const showToast = useToast();
  const href = useHref();
  const router = useRouter();
  const client = useQueryClient();
  const { mode } = useSite();
  const target = mode === 'kiosk' ? `/order-confirmed/${orderId}?kiosk=true` : href(`/booking-confirmed/${orderId}`);
  useEffect(() => {
    if (orderId === null) return;
    showToast({ id: 'order-completed', type: 'success', message: t('checkout.success') });
    router.replace(target);
    void client.invalidateQueries();
  }, [orderId, target, router, client, showToast, t]);
}
