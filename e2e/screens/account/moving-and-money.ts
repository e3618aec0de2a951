import { basketWithClass } from '#e2e/support/fill-basket.ts';
import { siteCall } from '#e2e/support/site-call.ts';
import { inRoom, type Stage } from '../screen.ts';
import { confirm } from '../support/pay.ts';
import { asAlex, asNewCustomer } from '../support/people.ts';

/** A new customer who has paid for a class. */
const withClass = async (stage: Stage) => {
  await asNewCustomer(stage);
  const call = siteCall(stage.page);
  const { data } = await call('getAuthUser', {});
  await basketWithClass({ id: data.user.id, email: data.user.email ?? '', call });
  await confirm(stage);
};

/** The same, where a move is refused with this. */
const withRefusal =
  (refusal: { status: number; code: string; message: string; details?: object }) => async (stage: Stage) => {
    await withClass(stage);
    await stage.page.route(/\/bookings\/[^/]+\/move$/, (route) =>
      route.fulfill({ status: refusal.status, json: { validation_messages: [], ...refusal } }),
    );
  };

const money = (value: number) => ({ formatted: `£${(value / 100).toFixed(2)}`, value, currency: 'GBP' });
const otherPrice = (price: number, newPrice: number) => ({
  ...{ status: 409, code: 'price_differs', message: 'This session has another price' },
  details: {
    price: money(price),
    new_price: money(newPrice),
    due: money(Math.max(0, newPrice - price)),
    credit: money(Math.max(0, price - newPrice)),
  },
});

const openMove = async ({ page }: Stage) => {
  await page
    .getByRole('button', { name: /^(Move|Symud) / })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('radio').first().waitFor();
};

const chooseTime = async (stage: Stage) => {
  await openMove(stage);
  await stage.page.getByRole('dialog').getByRole('radio').first().check();
};

const move = async (stage: Stage) => {
  await chooseTime(stage);
  await stage.page.getByRole('button', { name: /^Move to / }).click();
};

const openReceipt = async ({ page }: Stage) => {
  await page.getByRole('region', { name: 'Orders' }).getByRole('button').first().click();
  await page.getByRole('link', { name: 'Receipt' }).click();
  await page.getByRole('table').waitFor();
};

const bookings = { path: '/bookings', zone: 'account', isWindow: true } as const;

/** Moving a booking, receipts and what is asked before a card goes. */
export const accountMoneyScreens = inRoom('account', [
  { state: 'move', ...bookings, before: withClass, act: openMove },
  { state: 'move-chosen', ...bookings, before: withClass, act: chooseTime },
  { state: 'move-welsh', ...bookings, path: '/bookings?lang=cy', before: withClass, act: openMove },
  {
    state: 'move-dearer',
    ...bookings,
    before: withRefusal(otherPrice(620, 900)),
    act: move,
    expectedErrors: /409/,
  },
  {
    state: 'move-cheaper',
    ...bookings,
    before: withRefusal(otherPrice(620, 400)),
    act: move,
    expectedErrors: /409/,
  },
  {
    state: 'move-full',
    ...bookings,
    before: withRefusal({ status: 409, code: 'session_full', message: 'The session being booked is already full' }),
    act: move,
    expectedErrors: /409/,
  },
  {
    state: 'move-too-late',
    ...bookings,
    before: withRefusal({ status: 409, code: 'cannot_cancel', message: 'It is too late to move this booking' }),
    act: move,
    expectedErrors: /409/,
  },
  {
    state: 'move-unknown',
    ...bookings,
    before: withRefusal({ status: 500, code: 'unexpected', message: 'Something has gone wrong, please try again.' }),
    act: move,
    expectedErrors: /500/,
  },
  {
    state: 'moved',
    ...bookings,
    before: withClass,
    act: async (stage) => {
      await openMove(stage);
      await stage.page
        .getByRole('dialog')
        .getByRole('radio', { name: /Stretch and restore/ })
        .first()
        .check();
      await stage.page.getByRole('button', { name: /^Move to / }).click();
      await stage.page.getByText('Your booking has been moved.').waitFor();
    },
  },
  {
    state: 'cancel',
    ...bookings,
    before: withClass,
    act: async ({ page }) => {
      await page
        .getByRole('button', { name: /^Cancel/ })
        .first()
        .click();
      await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
    },
  },
  { state: 'receipt', path: '/payments', zone: 'account', before: withClass, act: openReceipt },
  {
    state: 'remove-card',
    path: '/payments',
    zone: 'account',
    isWindow: true,
    before: asAlex,
    act: async ({ page }) => {
      await page
        .getByRole('button', { name: /^Remove, card/ })
        .first()
        .click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    state: 'credit-general',
    path: '/payments',
    zone: 'account',
    before: asAlex,
    act: ({ page }) =>
      page.getByRole('group', { name: 'Which credit' }).getByRole('button', { name: 'General' }).click(),
  },
]);
