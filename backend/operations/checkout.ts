import { applyCredits } from '../checkout/operations/apply-credits.ts';
import { authoriseCheckout } from '../checkout/operations/authorise-checkout.ts';
import { completeCheckoutSession } from '../checkout/operations/complete-checkout-session.ts';
import { completeCheckout } from '../checkout/operations/complete-checkout.ts';
import { getCheckoutProvider } from '../checkout/operations/get-checkout-provider.ts';
import { prepareCheckoutSession } from '../checkout/operations/prepare-checkout-session.ts';
import { prepareCheckout } from '../checkout/operations/prepare-checkout.ts';
import { prepareSessionPayment } from '../checkout/operations/prepare-session-payment.ts';
import { getOrder } from '../orders/operations/get-order.ts';

export const checkoutOperations = {
  applyCredits,
  getCheckoutProvider,
  prepareCheckout,
  authoriseCheckout,
  completeCheckout,
  prepareCheckoutSession,
  prepareSessionPayment,
  completeCheckoutSession,
  getOrder,
};
