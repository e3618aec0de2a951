import type { Frame, Page } from '@playwright/test';
import { blockingCookies } from '#e2e/support/embedded/blocking-cookies.ts';
import { embeddedFrame, openInFrame } from '#e2e/support/embedded/embedded-frame.ts';
import { basketWithClass, basketWithPageCourt, stripeVenue } from '#e2e/support/fill-basket.ts';
import { logIn } from '#e2e/support/log-in.ts';
import { readMail } from '#e2e/support/mailbox.ts';
import { newCustomer, type Customer } from '#e2e/support/new-customer.ts';
import { answerOnPage, framedPage, openPaymentPage, payOnPage } from '#e2e/support/payment-page.ts';
import {
  answerBank,
  bankPage,
  cards,
  confirmedOrder,
  pay,
  payButton,
  payByStripe,
  stripeBankPage,
} from '#e2e/support/payment.ts';
import { letTimePass, reconcile, showPaymentPage } from '#e2e/support/test-controls.ts';
import { expect, test } from '#e2e/support/test.ts';

test.use({ launchOptions: blockingCookies });

/** A venue of its own, whose payment page would take this window; in a frame it takes a popup. */
const topVenue = 'medlock-park-leisure-centre';

type Fill = (customer: Customer) => Promise<unknown>;
const opayo: Fill = (customer) => basketWithClass(customer);
const stripe: Fill = (customer) => basketWithClass(customer, 'Aqua fit', { venue: stripeVenue });
const hosted: Fill = (customer) => basketWithPageCourt(customer);
const hostedOnTop: Fill = (customer) => basketWithPageCourt(customer, topVenue);

/** The checkout in a frame of another site that may keep no cookies of ours, for somebody with a basket. */
async function atCheckout(
  { page, otherPage, baseURL = '' }: { page: Page; otherPage: Page; baseURL: string | undefined },
  fill: Fill,
): Promise<{ frame: Frame; customer: Customer }> {
  const customer = await newCustomer(otherPage);
  await fill(customer);
  await page.goto(`http://club.localhost:${new URL(baseURL).port}/`);
  const frame = await embeddedFrame(page);
  await frame.getByRole('button', { name: 'Log in' }).click();
  await logIn(frame, customer.email);
  await expect(frame.getByRole('link', { name: /^Basket/ })).toHaveAccessibleName(/1 item/);
  await openInFrame(page, frame, '/basket');
  await frame
    .getByRole('checkbox', { name: /I agree/ })
    .first()
    .check();
  await frame.getByRole('link', { name: 'Checkout now' }).first().click();
  await frame.waitForURL(/\/basket\/checkout\?embedded=true/);
  return { frame, customer };
}

/** Whether the order on the page is paid, in the frame that the other site shows. */
async function expectPaid(page: Page, frame: Frame, { call }: Customer): Promise<void> {
  const orderId = new URL(frame.url()).pathname.split('/').at(-1) ?? '';
  const { data: order } = await call('getOrder', { params: { orderId } });
  expect(order.status).toBe('success');
  expect(order.payments).toMatchObject([{ tenderType: 'online', amount: { value: order.total.value } }]);
  expect(new URL(frame.url()).searchParams.get('embedded')).toBe('true');
  expect(new URL(page.url()).hostname).toBe('club.localhost');
}

async function expectPaidOnce(page: Page, frame: Frame, customer: Customer): Promise<void> {
  await confirmedOrder(frame);
  await expectPaid(page, frame, customer);
}

const declined = (frame: Frame, words: string) => frame.getByRole('alert').filter({ hasText: words });
const reload = (frame: Frame) => frame.goto(frame.url());

test('Opayo in a frame: declined, then the bank asks, also after a reload', async ({ page, otherPage, baseURL }) => {
  const { frame, customer } = await atCheckout({ page, otherPage, baseURL }, opayo);
  await pay(frame, cards.declined);
  await expect(declined(frame, 'Payment was declined')).toContainText('Nothing has been taken');
  await pay(frame, cards.challenge);
  await bankPage(frame).getByLabel('Code from your phone').waitFor();
  await reload(frame);
  await answerBank(frame, '1234');
  await expectPaidOnce(page, frame, customer);
});

test(
  'Stripe in a frame: declined, then the bank asks, also after a reload',
  { tag: '@phone' },
  async ({ page, otherPage, baseURL }) => {
    const { frame, customer } = await atCheckout({ page, otherPage, baseURL }, stripe);
    await payByStripe(frame, cards.declined);
    await expect(declined(frame, 'Your card was declined.')).toBeVisible();
    await payByStripe(frame, cards.challenge);
    const code = stripeBankPage(frame).getByLabel('Code from your phone');
    await code.waitFor();
    await reload(frame);
    await code.fill('1234');
    await code.press('Enter');
    await expectPaidOnce(page, frame, customer);
  },
);

test('Stripe in a frame: a card pays at once', { tag: '@desktop' }, async ({ page, otherPage, baseURL }) => {
  const { frame, customer } = await atCheckout({ page, otherPage, baseURL }, stripe);
  await payByStripe(frame, cards.approved);
  await expectPaidOnce(page, frame, customer);
});

test(
  'a payment page in a frame: declined, then the bank asks, also after a reload',
  { tag: '@desktop' },
  async ({ page, otherPage, baseURL }) => {
    const { frame, customer } = await atCheckout({ page, otherPage, baseURL }, hosted);
    await openPaymentPage(frame);
    await payOnPage(framedPage(frame), cards.declined);
    await expect(declined(frame, 'Payment was declined')).toContainText('Nothing has been taken');
    await openPaymentPage(frame);
    await reload(frame);
    await payOnPage(framedPage(frame), cards.challenge);
    await answerOnPage(framedPage(frame), '1234');
    await expectPaidOnce(page, frame, customer);
  },
);

test(
  'a payment page that would take the window takes a popup',
  { tag: '@phone' },
  async ({ page, otherPage, baseURL }) => {
    await showPaymentPage(topVenue, 'top');
    const { frame, customer } = await atCheckout({ page, otherPage, baseURL }, hostedOnTop);
    await frame.getByRole('checkbox', { name: /I agree/ }).check();
    await payButton(frame).click();
    const opening = page.waitForEvent('popup');
    await frame.getByRole('button', { name: 'Open the payment page' }).click();
    const popup = await opening;
    await payOnPage(popup, cards.challenge);
    await answerOnPage(popup, '1234');
    // The popup is still in front, so the frame cannot have the focus.
    await frame.waitForURL(/\/booking-confirmed\/[0-9a-f-]{36}/);
    await expect(frame.getByRole('heading', { name: 'Booking confirmed' }).last()).toBeVisible();
    await expectPaid(page, frame, customer);
  },
);

test(
  'another site that is closed after the approval loses no order',
  { tag: '@desktop' },
  async ({ page, otherPage, baseURL, context }) => {
    const { frame, customer } = await atCheckout({ page, otherPage, baseURL }, stripe);
    await context.route('**/api/checkout/session/complete/*', () => new Promise(() => undefined));
    await payByStripe(frame, cards.approved);
    await expect(frame.getByRole('heading', { name: 'Completing your order' })).toBeVisible();
    await page.close({ runBeforeUnload: false });
    await letTimePass(customer.email, 3 * 60);
    await reconcile();
    expect(await readMail(otherPage, customer.email, 'Booking confirmed')).toContain('Aqua fit');
  },
);
