import { inRoom, type Stage } from '#e2e/screens/screen.ts';
import { failWith, neverAnswer, changeReply } from '#e2e/screens/support/change-reply.ts';
import { withoutPrefetch } from '#e2e/screens/support/without-prefetch.ts';
import { actFor, addOne, asStaff, atDesk, payInCash } from './at-desk.ts';

const sessions = /\/foh\/sessions\?/;

const toOrders = async ({ page }: Stage) => {
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await page.waitForURL(/\/orders$/);
};

const soldHere = async (stage: Stage) => {
  await payInCash(stage);
  await toOrders(stage);
  await stage.page.getByRole('heading', { name: /^Sold on/ }).waitFor();
};

/** Looks for an order by a number that none has. */
const byNumber = async (stage: Stage) => {
  await soldHere(stage);
  await stage.page.getByLabel('Number of an order').fill('TL-ffffffff');
  await stage.page.getByText('No order here has this number.').waitFor();
};

/** Two days back: a run that began before midnight has sold something on the day before. */
const daysBefore = async (stage: Stage) => {
  await soldHere(stage);
  const before = stage.page.getByRole('button', { name: 'Previous day' });
  await before.click();
  await before.click();
  await stage.page.getByText('Nothing was sold on this day.').waitFor();
};

const openOrder = async (stage: Stage) => {
  await soldHere(stage);
  await stage.page
    .getByRole('region', { name: /^Sold on/ })
    .getByRole('link')
    .first()
    .click();
  await stage.page.locator('#order-head').waitFor();
};

const refund = async (stage: Stage) => {
  await openOrder(stage);
  await stage.page.getByRole('button', { name: 'Refund' }).click();
  await stage.page.getByRole('radio').first().waitFor();
};

const refundPart = (part: 'Some lines' | 'An amount') => async (stage: Stage) => {
  await refund(stage);
  await stage.page.getByRole('radio', { name: part }).check();
};

const refundWithoutReason = async (stage: Stage) => {
  await refund(stage);
  await stage.page.getByRole('button', { name: /^Refund £/ }).click();
};

const refunded = async (stage: Stage) => {
  await refund(stage);
  await stage.page.getByLabel('Reason').fill('The pool was closed');
  await stage.page.getByRole('button', { name: /^Refund £/ }).click();
  await stage.page.getByText(/was given back/).waitFor();
};

/** Orders and refunds, and what the start page shows when its sessions cannot be read or there are none. */
export const deskOrdersScreens = inRoom('front-desk', [
  ...atDesk([
    { state: 'orders-nobody', path: '/orders' },
    {
      state: 'orders',
      path: '/',
      act: async (stage) => {
        await actFor('alex', 'Alex Morgan')(stage);
        await toOrders(stage);
        await stage.page.getByRole('heading', { level: 2 }).first().waitFor();
      },
    },
    { state: 'sold-here', path: '/', act: soldHere },
    { state: 'sold-by-number', path: '/', act: byNumber },
    { state: 'sold-days-before', path: '/', act: daysBefore },
    { state: 'order', path: '/', act: openOrder },
    { state: 'refund', path: '/', act: refund },
    { state: 'refund-lines', path: '/', act: refundPart('Some lines') },
    { state: 'refund-amount', path: '/', act: refundPart('An amount') },
    { state: 'refund-errors', path: '/', act: refundWithoutReason },
    { state: 'refunded', path: '/', act: refunded },
    {
      state: 'loading',
      path: '/',
      isBusy: true,
      ...withoutPrefetch({
        operation: 'listDeskSessions',
        arrive: asStaff,
        answer: (page) => neverAnswer(page, sessions),
      }),
    },
    {
      state: 'today-failed',
      path: '/',
      ...withoutPrefetch({
        operation: 'listDeskSessions',
        arrive: asStaff,
        answer: (page) => failWith(page, sessions, 503, 'Please try again later'),
      }),
    },
    {
      state: 'today-none',
      path: '/',
      ...withoutPrefetch({
        operation: 'listDeskSessions',
        arrive: asStaff,
        answer: (page) => changeReply(page, sessions, () => []),
      }),
    },
    {
      state: 'offline-sale',
      path: '/',
      act: async (stage) => {
        await addOne(stage);
        await stage.context.setOffline(true);
      },
    },
  ]),
]);
