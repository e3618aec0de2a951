import { randomUUID } from 'node:crypto';
import { inRoom, type Stage } from '#e2e/screens/screen.ts';
import { changeReply, inside, mapEach, neverAnswer, type Json } from '#e2e/screens/support/change-reply.ts';
import { withoutPrefetch } from '#e2e/screens/support/without-prefetch.ts';
import { addOne, asStaff, atDesk, payBy, payInCash } from './at-desk.ts';

const cart = /\/api\/checkout\/cart(\?.*)?$/;
const payment = /\/checkout\/pay$/;

const chooseWay =
  (way: 'Credit' | 'Voucher' | 'Gift card' | 'Other') =>
  async ({ page }: Stage) => {
    await page.getByRole('group', { name: 'Pay with' }).getByRole('button', { name: way, exact: true }).click();
    await page.getByRole('heading', { name: way, exact: true }).waitFor();
  };

/** One place, and the page on which a way to pay is chosen. */
const toWays = async (stage: Stage) => {
  await addOne(stage);
  await stage.page.locator('aside a[href="/pay"]').click();
  await stage.page.getByRole('group', { name: 'Pay with' }).waitFor();
};

const payWith = (way: Parameters<typeof chooseWay>[0]) => async (stage: Stage) => {
  await toWays(stage);
  await chooseWay(way)(stage);
};

const keyIn = async ({ page }: Stage, ...keys: string[]) => {
  for (const key of keys)
    await page.getByRole('group', { name: 'Amount keys' }).getByRole('button', { name: key, exact: true }).click();
};

const short = async (stage: Stage) => {
  await payBy('cash')(stage);
  await keyIn(stage, '1', '00');
};

const takePart = async (stage: Stage) => {
  await payBy('cash')(stage);
  await stage.page.getByRole('checkbox', { name: /Take only part in cash/ }).check();
  await keyIn(stage, '1', '00');
};

const split = async (stage: Stage) => {
  await takePart(stage);
  await stage.page.getByRole('button', { name: 'Take £1.00 in cash' }).click();
  await stage.page.getByRole('button', { name: 'Take off Cash, £1.00' }).waitFor();
};

/** The answer of the payment is lost on the way. */
const loseAnswer = async (stage: Stage) => {
  await payBy('cash')(stage);
  await stage.page.route(payment, (route) => route.abort());
  await stage.page.getByRole('button', { name: /^Take £/ }).click();
  await stage.page.getByRole('heading', { name: 'We are finishing the order' }).waitFor();
};

/** The sale with one more line, which is gone once the browser reads it unchanged. */
const withAnother = inside((data) => {
  const items = Array.isArray(data.items) ? data.items : [];
  const another = inside((line) => ({ ...line, id: randomUUID(), name: 'Badminton, court 3' }))(items[0] ?? null);
  return { ...data, items: [...items, another] };
});

/** A place went while its payment was taken. */
const loseLine = async (stage: Stage) => {
  const { page, at } = stage;
  await addOne(stage);
  await changeReply(page, cart, withAnother);
  await page.goto(at('/pay?with=card', 'foh'));
  await page.getByText('Badminton, court 3').waitFor();
  await page.unroute(cart);
  const refusal = { message: 'The basket has changed', status: 409, code: 'basket_changed', validation_messages: [] };
  await page.route(payment, (route) => route.fulfill({ status: 409, json: refusal }));
  await page.getByRole('button', { name: 'Approved' }).click();
  await page.getByRole('button', { name: 'Carry on' }).waitFor();
};

const money = (value: number): Json => ({ formatted: `£${(value / 100).toFixed(2)}`, value, currency: 'GBP' });
const credit = (type: string, total: number): Json => ({
  ...{ type, total_available: money(total), max_applicable: money(Math.min(total, 400)), applied: money(0) },
});

/** A customer with credit, of which some can pay this. */
const withCredit = withoutPrefetch({
  operation: 'getCart',
  arrive: asStaff,
  answer: (page) =>
    changeReply(
      page,
      cart,
      inside((data) => ({ ...data, credits: [credit('membership', 1200), credit('general', 1500)] })),
    ),
});

const payByCredit = async (stage: Stage) => {
  await addOne(stage);
  await stage.page.goto(stage.at('/pay', 'foh'));
  await chooseWay('Credit')(stage);
};

const mailReceipt = async (stage: Stage) => {
  await payInCash(stage);
  await stage.page.getByRole('button', { name: 'E-mail' }).click();
  await stage.page.getByRole('dialog').getByRole('button', { name: 'Send the receipt' }).click();
};

/** Taking money, in all its ways and endings. */
export const payingScreens = inRoom('front-desk', [
  ...atDesk([
    { state: 'ways', path: '/', act: toWays },
    { state: 'cash-short', path: '/', act: short },
    { state: 'cash-part', path: '/', act: takePart },
    { state: 'split', path: '/', act: split },
    { state: 'credit', path: '/', ...withCredit, act: payByCredit },
    { state: 'voucher', path: '/', act: payWith('Voucher') },
    { state: 'gift-card', path: '/', act: payWith('Gift card') },
    { state: 'other', path: '/', act: payWith('Other') },
    { state: 'not-known', path: '/', act: loseAnswer, expectedErrors: /ERR_FAILED/ },
    {
      state: 'changed',
      path: '/',
      ...withoutPrefetch({ operation: 'getCart', arrive: asStaff, answer: () => Promise.resolve() }),
      act: loseLine,
    },
    { state: 'nothing-to-pay', path: '/pay' },
    { state: 'mail-receipt', path: '/', isWindow: true, act: mailReceipt },
    {
      state: 'paying-loads',
      path: '/pay',
      isBusy: true,
      ...withoutPrefetch({ operation: 'getCart', arrive: asStaff, answer: (page) => neverAnswer(page, cart) }),
    },
    {
      state: 'lapsed',
      path: '/',
      act: async (stage) => {
        await addOne(stage);
        await changeReply(
          stage.page,
          cart,
          inside((data) => ({
            ...data,
            items: mapEach((item) => ({
              ...item,
              hold_expired: true,
              lapsed: { can_hold: true, places_left: 3, next_free: null },
            }))(data.items ?? []),
          })),
        );
        await stage.page.reload();
        await stage.page.getByText('No longer held').first().waitFor();
      },
    },
  ]),
]);
