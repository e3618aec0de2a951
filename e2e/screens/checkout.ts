import { answerBank, bankPage, cards, fillCheckout, pay, payButton } from '#e2e/support/payment.ts';
import { asKiosk, inRoom, type Stage } from './screen.ts';
import { withBasket } from './support/basket.ts';
import { changeReply, failWith, inside, neverAnswer } from './support/change-reply.ts';
import { payWith } from './support/pay.ts';
import { asNewCustomer } from './support/people.ts';
import { withPapers } from './support/with-papers.ts';
import { withoutPrefetch } from './support/without-prefetch.ts';

const cart = /\/api\/checkout\/cart(\?.*)?$/;
const prepare = '**/api/checkout/session/prepare';
const authorise = '**/api/payment-providers/*/authorise';
const checkout = '/basket/checkout';

const withClasses = (stage: Stage) => withBasket(stage, 2);
/** At the bank's question, asks to leave it. */
const askToGiveUp = async (stage: Stage) => {
  await payWith(cards.challenge)(stage);
  await bankPage(stage.page).getByLabel('Code from your phone').waitFor({ timeout: 60_000 });
  await stage.page.getByRole('button', { name: 'Cancel payment' }).click();
  await stage.page.getByRole('alertdialog').waitFor();
};

const pounds = (amount: number) => ({ formatted: `£${amount}.00`, value: amount * 100, currency: 'GBP' });

/** A basket of which credit could pay a part. */
const withCredit = inside((data) => ({
  ...data,
  credits: [{ type: 'general', total_available: pounds(20), max_applicable: pounds(5), applied: pounds(0) }],
}));

const withNothingToPay = inside((data) => ({
  ...data,
  totals: { ...(data.totals as object), balance: 0 },
}));

export const checkoutScreens = inRoom('checkout', [
  { state: 'ready', path: checkout, before: withClasses },
  { state: 'papers', path: checkout, before: (stage) => withPapers(stage, 1) },
  {
    state: 'preparing',
    path: checkout,
    isBusy: true,
    before: async (stage) => {
      await withClasses(stage);
      await neverAnswer(stage.page, prepare);
    },
  },
  {
    state: 'prepare-failed',
    path: checkout,
    before: async (stage) => {
      await withClasses(stage);
      await failWith(stage.page, prepare, 403, 'Paid bookings are not possible just now.', 'paid_booking_disabled');
    },
    act: ({ page }) => page.getByText('Paid bookings are not possible').first().waitFor(),
  },
  {
    state: 'card-form-failed',
    path: checkout,
    before: async (stage) => {
      await withClasses(stage);
      await stage.page.route('**/sagepay.js', (route) => route.abort());
    },
    act: ({ page }) => page.getByText('The card form did not load').waitFor(),
  },
  {
    state: 'fields-missing',
    path: checkout,
    before: withClasses,
    act: async ({ page }) => {
      await page.getByLabel('Postcode').fill('HX');
      await page.getByRole('button', { name: /^Pay/ }).locator('visible=true').first().click();
      await page.getByText(/things? to put right/).waitFor();
    },
  },
  {
    state: 'authorising',
    path: '/basket',
    isBusy: true,
    before: async (stage) => {
      await withClasses(stage);
      await neverAnswer(stage.page, authorise);
    },
    act: async (stage) => {
      await payWith(cards.approved)(stage);
      await stage.page.getByText('Held while you pay').waitFor();
    },
  },
  {
    state: 'declined',
    path: '/basket',
    before: withClasses,
    act: async (stage) => {
      await payWith(cards.declined)(stage);
      await stage.page.getByText('Nothing has been taken').first().waitFor({ timeout: 60_000 });
    },
  },
  {
    state: 'challenge',
    path: '/basket',
    isWindow: true,
    isBusy: true,
    before: withClasses,
    act: async (stage) => {
      await payWith(cards.challenge)(stage);
      const bank = stage.page.frameLocator('iframe[src*="/payments/sca"]').frameLocator('iframe');
      await bank.getByLabel('Code from your phone').waitFor({ timeout: 60_000 });
    },
  },
  {
    state: 'challenge-refused',
    path: '/basket',
    before: withClasses,
    act: async (stage) => {
      await payWith(cards.challenge)(stage);
      await answerBank(stage.page, '9999');
      await stage.page.getByText('3D Secure verification failed').first().waitFor({ timeout: 60_000 });
    },
  },
  {
    state: 'challenge-kiosk',
    path: `${checkout}?kiosk=true`,
    ...asKiosk,
    isWindow: true,
    isBusy: true,
    before: withClasses,
    act: async ({ page }) => {
      await pay(page, cards.challenge);
      await bankPage(page).getByLabel('Code from your phone').waitFor({ timeout: 60_000 });
    },
  },
  {
    state: 'challenge-leaving',
    path: '/basket',
    isWindow: true,
    isBusy: true,
    before: withClasses,
    act: askToGiveUp,
  },
  {
    state: 'challenge-given-up',
    path: '/basket',
    before: withClasses,
    act: async (stage) => {
      await askToGiveUp(stage);
      await stage.page.getByRole('alertdialog').getByRole('button', { name: 'Cancel payment' }).click();
      await stage.page.getByRole('dialog').waitFor({ state: 'hidden' });
      await payButton(stage.page).filter({ visible: true }).first().waitFor();
    },
  },
  {
    state: 'waiting',
    path: '/basket',
    isBusy: true,
    before: async (stage) => {
      await withClasses(stage);
      await stage.page.route(authorise, (route) => route.abort());
    },
    act: async (stage) => {
      await payWith(cards.approved)(stage);
      await stage.page.getByText('Do not pay again').first().waitFor({ timeout: 60_000 });
    },
  },
  {
    state: 'credit',
    path: checkout,
    ...withoutPrefetch({
      operation: 'getCart',
      arrive: withClasses,
      answer: (page) => changeReply(page, cart, withCredit),
    }),
  },
  {
    state: 'changed',
    path: '/basket',
    before: async (stage) => {
      await withClasses(stage);
      await failWith(
        stage.page,
        authorise,
        409,
        'Your basket has changed, please check it and try again',
        'basket_changed',
      );
    },
    act: async (stage) => {
      await payWith(cards.approved)(stage);
      await stage.page.getByText('Your basket has changed').first().waitFor();
    },
  },
  {
    state: 'hold-over',
    path: '/basket',
    before: async (stage) => {
      await withClasses(stage);
      await failWith(stage.page, authorise, 409, 'Your place is no longer held, please add it again', 'hold_expired');
    },
    act: async (stage) => {
      await payWith(cards.approved)(stage);
      await stage.page.getByText('Your place is no longer held').first().waitFor();
    },
  },
  {
    state: 'terms-missing',
    path: checkout,
    before: withClasses,
    act: async ({ page }) => {
      await fillCheckout(page, cards.approved);
      await page.getByRole('checkbox', { name: /I agree/ }).uncheck();
      await payButton(page).filter({ visible: true }).first().click();
      await page
        .getByText(/to put right/)
        .first()
        .waitFor();
    },
  },
  {
    state: 'without-connection',
    path: checkout,
    isBusy: true,
    expectedErrors: /ERR_INTERNET_DISCONNECTED/,
    before: withClasses,
    act: async ({ page, context }) => {
      await page.locator('#card iframe').waitFor();
      await context.setOffline(true);
      await page.getByText('You are offline at the moment').waitFor();
    },
  },
  {
    state: 'free',
    path: checkout,
    ...withoutPrefetch({
      operation: 'getCart',
      arrive: withClasses,
      answer: (page) => changeReply(page, cart, withNothingToPay),
    }),
  },
  { state: 'embedded', path: `${checkout}?embedded=true`, before: withClasses },
  { state: 'forced-colours', path: checkout, isForcedColours: true, before: withClasses },
  { state: 'empty', path: checkout, before: asNewCustomer },
  { state: 'welsh', path: `${checkout}?lang=cy`, before: withClasses },
  { state: 'kiosk', path: `${checkout}?kiosk=true`, ...asKiosk, before: withClasses },
  { state: 'large-type', path: checkout, isLarge: true, before: withClasses },
  { state: 'narrow', path: checkout, size: { width: 320, height: 640 }, before: withClasses },
]);
