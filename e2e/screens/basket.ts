import { asKiosk, inRoom } from './screen.ts';
import { withBasket } from './support/basket.ts';
import { changeReply, mapEach, failWith, inside, neverAnswer } from './support/change-reply.ts';
import { asNewCustomer } from './support/people.ts';
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

export const basketScreens = inRoom('basket', [
  { state: 'guest', path: '/basket' },
  { state: 'empty', path: '/basket', before: asNewCustomer },
  { state: 'full', path: '/basket', before: (stage) => withBasket(stage) },
  { state: 'empty-large', path: '/basket', isLarge: true, before: asNewCustomer },
  { state: 'one', path: '/basket', before: (stage) => withBasket(stage, 1) },
  {
    state: 'terms-missing',
    path: '/basket',
    before: (stage) => withBasket(stage),
    act: ({ page }) => page.getByText('Checkout now').locator('visible=true').first().click(),
  },
  {
    state: 'hold-warning',
    path: '/basket',
    isWindow: true,
    ...withoutPrefetch({ operation: 'getCart', arrive: withBasket, answer: (page) => changeReply(page, cart, soon) }),
    act: ({ page }) => page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor(),
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
    ...withoutPrefetch({
      operation: 'getCart',
      arrive: withBasket,
      answer: (page) => changeReply(page, cart, withNames),
    }),
  },
  { state: 'welsh', path: '/basket?lang=cy', before: (stage) => withBasket(stage) },
  { state: 'kiosk', path: '/basket?kiosk=true', ...asKiosk, before: (stage) => withBasket(stage) },
  { state: 'embedded', path: '/basket?embedded=true', before: (stage) => withBasket(stage) },
  { state: 'large-type', path: '/basket', isLarge: true, before: (stage) => withBasket(stage) },
  { state: 'narrow', path: '/basket', size: { width: 320, height: 640 }, before: (stage) => withBasket(stage) },
]);
