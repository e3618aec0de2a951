import type { Endpoint } from '#contract/endpoint.ts';
import {
  applyCreditsEndpoint,
  authoriseCheckoutEndpoint,
  completeCheckoutEndpoint,
  completeCheckoutSessionEndpoint,
  getCheckoutProviderEndpoint,
  prepareCheckoutEndpoint,
  prepareCheckoutSessionEndpoint,
  prepareSessionPaymentEndpoint,
} from '#contract/payments/checkout.ts';
import { getOrderEndpoint } from '#contract/payments/orders.ts';
import type { checkoutRoutes } from '#contract/routes/checkout.ts';

export const checkoutEndpoints = {
  applyCredits: applyCreditsEndpoint,
  getCheckoutProvider: getCheckoutProviderEndpoint,
  prepareCheckout: prepareCheckoutEndpoint,
  authoriseCheckout: authoriseCheckoutEndpoint,
  completeCheckout: completeCheckoutEndpoint,
  prepareCheckoutSession: prepareCheckoutSessionEndpoint,
  prepareSessionPayment: prepareSessionPaymentEndpoint,
  completeCheckoutSession: completeCheckoutSessionEndpoint,
  getOrder: getOrderEndpoint,
} satisfies Record<keyof typeof checkoutRoutes, Endpoint>;
