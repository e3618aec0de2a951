import { afterEach, beforeEach } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckoutView } from '#components/checkout/form/checkout-view.tsx';
import type { Cart } from '#contract/cart/cart.ts';
import type { ProviderKind } from '#contract/payments/payments.ts';
import { alexState } from '#tests/support/make/make-cart.ts';
import { member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { riverside } from '#tests/support/shell-components/site-settings.ts';
import { answer, answerOwn, withSiteServer } from '#tests/support/site-server.ts';
import { cardSession, frozen, paymentSession, yoga } from './payment-replies.ts';
import { providerForm } from './provider-form.ts';

let allowed: ProviderKind = 'opayo';

/**
 * Sets up, for every test of a file, a server on which a payment can start, a page that lets in this provider, and one
 * whose form is ready.
 */
export function withCheckout(provider: ProviderKind = 'opayo') {
  allowed = provider;
  withSiteServer();
  let form = providerForm(cardSession.url);
  beforeEach(() => {
    sessionStorage.clear();
    window.history.replaceState(null, '', '/basket/checkout');
    answerOwn('get', '/api/session', () => ({}));
    answer('getAuthUser', alexState);
    answer('getVenue', { ...riverside, phone: '01632 960142' });
    answer('listSavedCards', []);
    answer('prepareCheckoutSession', paymentSession());
    answer('prepareSessionPayment', frozen);
  });
  afterEach(() => {
    form.remove();
    form = providerForm(cardSession.url);
  });
  return { form: () => form };
}

interface CheckoutStage extends Stage {
  /** Whether the page knows that a new card can be saved. */
  savesCards?: boolean;
}

/** Renders the checkout with this basket. */
export function show(cart: Cart = yoga, { savesCards = false, ...stage }: CheckoutStage = {}) {
  answer('getCart', cart);
  return renderOnSite(<CheckoutView renderedAt={0} provider={allowed} savesCards={savesCards} />, {
    session: member,
    ...stage,
  });
}

/** The pay button, once it is enabled. */
export const payButton = (name: RegExp = /^Pay/) => screen.findByRole('button', { name }, { timeout: 20_000 });

/** Agrees to the terms and pays. */
export async function payFor() {
  await userEvent.click(await screen.findByRole('checkbox', { name: /I agree/ }));
  await userEvent.click(await payButton());
}
