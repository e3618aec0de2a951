import type { PaymentEvent } from '#components/checkout/payment/payment-machine.ts';
import type { ProviderKind } from '#contract/payments/payments.ts';

/** The provider that an event brings into the page; null for an event that brings none. */
function broughtProvider(event: PaymentEvent): ProviderKind | null {
  if (event.type === 'prepared') return event.session.paymentProvider;
  return event.type === 'resume' && event.transaction.transactionStatus === 'sca_required'
    ? event.transaction.paymentProvider
    : null;
}

/** For so long a page that was reloaded is not reloaded again, so that no page reloads for ever. */
const settlingMs = 30_000;

function isJustReloaded(): boolean {
  const isReload = performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload');
  return isReload && performance.now() < settlingMs;
}

/**
 * Reloads the page when its content policy does not let in the provider of an event, because the basket was another one
 * when the page was made. Returns whether it does; a page that was just reloaded shows its error instead.
 */
export function reloadForPolicy(
  event: PaymentEvent | null,
  allowed: ProviderKind | null,
  reload: () => void = () => window.location.reload(),
): boolean {
  const provider = event && broughtProvider(event);
  if (provider === null || provider === allowed || isJustReloaded()) return false;
  reload();
  return true;
}
