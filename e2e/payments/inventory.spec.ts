import type { Page } from '@playwright/test';
import { basketWithClass, basketWithPageCourt, stripeVenue } from '#e2e/support/fill-basket.ts';
import { watchLoaded } from '#e2e/support/loaded.ts';
import { newCustomer, type Customer } from '#e2e/support/new-customer.ts';
import { answerOnPage, framedPage, openPaymentPage, payOnPage } from '#e2e/support/payment-page.ts';
import {
  answerBank,
  cardFields,
  cards,
  confirmedOrder,
  openCheckout,
  pay,
  payButton,
  payByStripe,
  stripeBankPage,
} from '#e2e/support/payment.ts';
import { gatewayOrigin } from '#e2e/support/test-controls.ts';
import { expect, test } from '#e2e/support/test.ts';

const [api, fields, page] = (['api.paysandbox', 'fields.paysandbox', 'pay.paysandbox'] as const).map(gatewayOrigin);

interface Provider {
  fill: (customer: Customer) => Promise<unknown>;
  /** Waits until the card can be entered, or the page for it opened. */
  ready: (page: Page) => Promise<unknown>;
  /** Pays with a card that the bank asks about. */
  pay: (page: Page) => Promise<unknown>;
  /** What may be loaded besides our own: the inventory of docs/payments.md. */
  scripts: readonly unknown[];
  frames: readonly unknown[];
  calls: readonly unknown[];
  /** Origins of the policy, for scripts, frames and calls, and for forms. */
  allowed: readonly unknown[];
  forms: readonly unknown[];
}

const providers: Record<string, Provider> = {
  opayo: {
    fill: (customer) => basketWithClass(customer),
    ready: async (checkout) => checkout.frameLocator('#card iframe').getByLabel('Card number').waitFor(),
    pay: async (checkout) => {
      await pay(checkout, cards.challenge);
      await answerBank(checkout, '1234');
    },
    scripts: ['self', api],
    frames: ['self', fields],
    calls: ['self'],
    allowed: [api, fields],
    forms: [],
  },
  stripe: {
    fill: (customer) => basketWithClass(customer, 'Aqua fit', { venue: stripeVenue }),
    ready: async (checkout) => cardFields(checkout).getByLabel('Card number').waitFor(),
    pay: async (checkout) => {
      await payByStripe(checkout, cards.challenge);
      const code = stripeBankPage(checkout).getByLabel('Code from your phone');
      await code.fill('1234');
      await code.press('Enter');
    },
    scripts: ['self', api],
    frames: [fields],
    calls: ['self', api],
    allowed: [api, fields],
    forms: [],
  },
  hosted: {
    fill: (customer) => basketWithPageCourt(customer),
    ready: async (checkout) => expect(payButton(checkout)).toBeEnabled(),
    pay: async (checkout) => {
      await openPaymentPage(checkout);
      await payOnPage(framedPage(checkout), cards.challenge);
      await answerOnPage(framedPage(checkout), '1234');
    },
    scripts: ['self'],
    frames: ['self'],
    calls: ['self'],
    allowed: [],
    forms: [page],
  },
};

/** The sources of a directive that are origins of other sites. */
function getOrigins(policy: string, directive: string, ownOrigins: readonly string[]): string[] {
  const sources = policy.split('; ').find((each) => each.startsWith(`${directive} `)) ?? '';
  return sources.split(' ').filter((source) => /^[a-z]+:\/\//.test(source) && !ownOrigins.includes(source));
}

/** Tries to load a script, a frame and a call from an origin; returns the directives that refused. */
const tryFrom = (checkout: Page, origin: string) =>
  checkout.evaluate(async (from) => {
    const refused: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refused.push(effectiveDirective));
    document.body.append(
      Object.assign(document.createElement('script'), { src: `${from}/not-listed.js` }),
      Object.assign(document.createElement('iframe'), { src: `${from}/not-listed` }),
    );
    await fetch(`${from}/not-listed`).catch(() => undefined);
    const form = Object.assign(document.createElement('form'), { action: `${from}/not-listed`, method: 'post' });
    document.body.append(form);
    form.submit();
    while (new Set(refused).size < 4) await new Promise((resolve) => setTimeout(resolve, 20));
    return refused.map((directive) => directive.replace('script-src-elem', 'script-src')).toSorted();
  }, origin);

for (const [kind, { fill, ready, pay: payWith, ...listed }] of Object.entries(providers)) {
  test(
    `a payment through ${kind} loads what is listed, and nothing else`,
    { tag: '@desktop' },
    async ({ page: checkout, at }) => {
      const customer = await newCustomer(checkout);
      await fill(customer);
      await openCheckout(checkout);
      const loaded = watchLoaded(checkout);
      const reply = await checkout.reload();
      await ready(checkout);
      const policy = reply?.headers()['content-security-policy'] ?? '';
      const ourOrigins = (['bookings', 'account', 'joining', 'foh'] as const).map(
        (zone) => new URL(at(zone, '/')).origin,
      );
      for (const directive of ['script-src', 'frame-src', 'connect-src'])
        expect(getOrigins(policy, directive, ourOrigins), directive).toEqual(listed.allowed);
      expect(getOrigins(policy, 'form-action', ourOrigins)).toEqual(listed.forms);
      expect(getOrigins(policy, 'img-src', ourOrigins)).toEqual(listed.allowed);
      expect(policy).not.toContain('https:;');
      expect(policy).toContain("font-src 'self';");
      await payWith(checkout);
      await confirmedOrder(checkout);
      for (const what of ['scripts', 'frames', 'calls'] as const)
        expect([...loaded[what]].toSorted(), what).toEqual(listed[what].toSorted());
    },
  );

  test.describe('', () => {
    test.use({ expectedErrors: /Content Security Policy|violates the following/ });

    test(
      `a checkout through ${kind} refuses what another site would load`,
      { tag: '@desktop' },
      async ({ page: checkout }) => {
        const customer = await newCustomer(checkout);
        await fill(customer);
        await openCheckout(checkout);
        await ready(checkout);
        const refused = await tryFrom(checkout, gatewayOrigin('acs.fakebank'));
        expect(refused).toEqual(['connect-src', 'form-action', 'frame-src', 'script-src']);
      },
    );
  });
}

test(
  'a basket that comes to another provider while the checkout is open gets its policy',
  { tag: '@desktop' },
  async ({ page: checkout }) => {
    const customer = await newCustomer(checkout);
    await basketWithClass(customer);
    await openCheckout(checkout);
    await checkout.frameLocator('#card iframe').getByLabel('Card number').waitFor();
    // In another window the customer buys something else instead.
    await customer.call('clearCart', { query: {} });
    await basketWithPageCourt(customer);
    await pay(checkout, cards.approved);
    await checkout.getByRole('button', { name: /^Continue with £/ }).click();
    await openPaymentPage(checkout);
    await payOnPage(framedPage(checkout), cards.approved);
    await confirmedOrder(checkout);
  },
);
