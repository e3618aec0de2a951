import { inRoom, type Stage } from '#e2e/screens/screen.ts';
import { failWith, neverAnswer } from '#e2e/screens/support/change-reply.ts';
import { asAlex, asNewCustomer } from '#e2e/screens/support/people.ts';
import { withoutPrefetch } from '#e2e/screens/support/without-prefetch.ts';
import { openBlankPage } from '#e2e/support/blank-page.ts';
import { newCustomer } from '#e2e/support/new-customer.ts';
import { signIn } from '#e2e/support/sign-in.ts';
import { dayFromToday } from '#e2e/support/timetable.ts';

const zone = 'account';
const orders = /\/api\/.*orders(\?.*)?$/;

/** Riley has something to pay. */
const asRiley = async ({ page, at }: Stage) => {
  await openBlankPage(page, new URL(at('/')).origin);
  await signIn(page, 'riley@example.com');
};

/** A new customer who waits for two places of a class that is full. */
const asWaiting = async ({ page }: Stage) => {
  const { id, call } = await newCustomer(page);
  const params = { venue: 'riverside-leisure-centre', activity: 'fitness-classes' };
  const { data } = await call('listActivityTimetableV2', { params, query: { date: dayFromToday(1) } });
  const full = data.find(({ bookableAction }) => bookableAction?.action === 'join_waitlist');
  if (full === undefined) throw new Error('no class of tomorrow has a waitlist');
  await call('joinWaitlist', { params: { id: String(full.id) }, body: { userId: id } });
};

const press = (name: string | RegExp, role: 'dialog' | 'alertdialog') => async (stage: Stage) => {
  await stage.page.getByRole('button', { name }).first().click();
  await stage.page.getByRole(role).waitFor();
};

const readOrders = (answer: Parameters<typeof withoutPrefetch>[0]['answer']) =>
  withoutPrefetch({ operation: 'listOrders', arrive: asAlex, answer });

/** What is to be paid, waited for, sent and ended in an account, and what is shown when a read fails. */
export const accountStatesScreens = inRoom('account', [
  { state: 'home-owed', path: '/', zone, before: asRiley },
  { state: 'payments-owed', path: '/payments', zone, before: asRiley },
  {
    state: 'payments-order',
    path: '/payments',
    zone,
    before: asAlex,
    act: ({ page }) => page.getByRole('region', { name: 'Orders' }).getByRole('button').first().click(),
  },
  { state: 'waiting', path: '/bookings', zone, before: asWaiting },
  {
    state: 'leave-membership',
    path: '/memberships',
    zone,
    isWindow: true,
    before: asAlex,
    act: press(/^Leave on /, 'alertdialog'),
  },
  {
    state: 'close',
    path: '/user-details',
    zone,
    isWindow: true,
    before: asNewCustomer,
    act: press('Close', 'alertdialog'),
  },
  {
    state: 'family-invite-errors',
    path: '/user-details/family',
    zone,
    before: asAlex,
    act: ({ page }) => page.getByRole('button', { name: 'Send invitation' }).click(),
  },
  {
    state: 'family-child',
    path: '/user-details/family',
    zone,
    before: asAlex,
    act: ({ page }) => page.getByRole('button', { name: 'Add a child' }).click(),
  },
  {
    state: 'guest-pass',
    path: '/guest-passes',
    zone,
    isWindow: true,
    before: asAlex,
    act: press(/^Send the pass/, 'dialog'),
  },
  {
    state: 'orders-failed',
    path: '/payments',
    zone,
    ...readOrders((page) => failWith(page, orders, 503, 'Please try again later')),
    // The read is tried again before it counts as failed.
    act: ({ page }) => page.getByRole('button', { name: 'Try again' }).waitFor(),
  },
  {
    state: 'orders-loading',
    path: '/payments',
    zone,
    isBusy: true,
    ...readOrders((page) => neverAnswer(page, orders)),
  },
]);
