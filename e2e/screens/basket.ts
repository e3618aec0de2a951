import { asKiosk, inRoom } from './screen.ts';
import { withBasket, withMixedBasket } from './support/basket.ts';
import { lapsed, lastUse, saved } from './support/cart-lines.ts';
import { changeReply, mapEach, failWith, inside, neverAnswer, type Json } from './support/change-reply.ts';
import { asNewCustomer } from './support/people.ts';
import { withPapers } from './support/with-papers.ts';
import { withoutPrefetch } from './support/without-prefetch.ts';

const cart = /\/api\/checkout\/cart(\?.*)?$/;
const longName = 'Chair-based mobility, balance and gentle strength for people who come back after an operation';

const soon = inside((data) => {
  const expiresAt = new Date(Date.now() + 115_000).toISOString();
  const items = mapEach((item) => ({ ...item, hold_expires_at: expiresAt }))(data.items ?? []);
  return { ...data, items, hold: { expires_at: expiresAt, extensions_left: 9 } };
});
const withNames = inside((data) => ({
  ...data,
  items: mapEach((item) => ({ ...item, name: longName }))(data.items ?? []),
}));

/** The basket as the browser reads it, changed. */
const asCart = (change: (data: Json) => Json) =>
  withoutPrefetch({ operation: 'getCart', arrive: withBasket, answer: (page) => changeReply(page, cart, change) });
const narrow = { width: 320, height: 640 };

export const basketScreens = inRoom('basket', [
  { state: 'guest', path: '/basket' },
  { state: 'empty', path: '/basket', before: asNewCustomer },
  { state: 'full', path: '/basket', before: withBasket },
  { state: 'empty-large', path: '/basket', isLarge: true, before: asNewCustomer },
  { state: 'one', path: '/basket', before: (stage) => withBasket(stage, 1) },
  {
    state: 'terms-missing',
    path: '/basket',
    before: withBasket,
    act: ({ page }) => page.getByText('Checkout now').locator('visible=true').first().click(),
  },
  {
    state: 'hold-warning',
    path: '/basket',
    isWindow: true,
    ...asCart(soon),
    act: ({ page }) => page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor(),
  },
  { state: 'savings', path: '/basket', ...asCart(saved) },
  { state: 'savings-welsh', path: '/basket?lang=cy', ...asCart(saved) },
  { state: 'last-use', path: '/basket', ...asCart(lastUse) },
  { state: 'savings-large-type', path: '/basket', isLarge: true, ...asCart(saved) },
  { state: 'lapsed', path: '/basket', ...asCart(lapsed) },
  { state: 'lapsed-narrow', path: '/basket', size: narrow, ...asCart(lapsed) },
  {
    state: 'cleared',
    path: '/basket',
    before: withBasket,
    act: async ({ page }) => {
      await page.getByRole('button', { name: 'Clear basket' }).click();
      await page.getByRole('button', { name: 'Undo, put everything back' }).waitFor();
    },
  },
  { state: 'papers', path: '/basket', before: withPapers },
  { state: 'mixed', path: '/basket', before: withMixedBasket },
  {
    state: 'without-connection',
    path: '/basket',
    isWindow: true,
    isBusy: true,
    expectedErrors: /ERR_INTERNET_DISCONNECTED/,
    before: withBasket,
    act: async ({ page }) => {
      await page.context().setOffline(true);
      await page
        .getByRole('button', { name: /^Remove / })
        .first()
        .click();
      await page.getByText('There is no connection. Nothing is lost').first().waitFor();
    },
  },
  {
    state: 'failed',
    path: '/basket',
    ...withoutPrefetch({
      operation: 'getCart',
      arrive: asNewCustomer,
      answer: (page) => failWith(page, cart, 500, 'Something broke'),
    }),
    act: ({ page }) => page.getByText('Failed to load your shopping basket').waitFor({ timeout: 60_000 }),
  },
  {
    state: 'loading',
    path: '/basket',
    isBusy: true,
    ...withoutPrefetch({ operation: 'getCart', arrive: asNewCustomer, answer: (page) => neverAnswer(page, cart) }),
  },
  {
    state: 'long-name',
    path: '/basket',
    ...asCart(withNames),
  },
  { state: 'welsh', path: '/basket?lang=cy', before: withBasket },
  { state: 'kiosk', path: '/basket?kiosk=true', ...asKiosk, before: withBasket },
  { state: 'embedded', path: '/basket?embedded=true', before: withBasket },
  { state: 'large-type', path: '/basket', isLarge: true, before: withBasket },
  { state: 'narrow', path: '/basket', size: narrow, before: withBasket },
]);
