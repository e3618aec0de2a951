import { basketWithClass } from '#e2e/support/fill-basket.ts';
import { demoPassword, signIn } from '#e2e/support/sign-in.ts';
import { siteCall } from '#e2e/support/site-call.ts';
import { inRoom, type Stage } from './screen.ts';
import { confirm } from './support/pay.ts';
import { asAlex, asNewCustomer } from './support/people.ts';

/** Staff, who may have a second step when they log in. */
const asStaff = async ({ page }: Stage) => {
  await signIn(page, 'foh@example.com');
};

/** A new customer who has booked a class that asks for a waiver afterwards. */
const withToDo = async (stage: Stage) => {
  await asNewCustomer(stage);
  const call = siteCall(stage.page);
  const { data } = await call('getAuthUser', {});
  await basketWithClass({ id: data.user.id, email: data.user.email ?? '', call }, 'Boxing fit');
  await confirm(stage);
};

/** Opens the terms of the waiver. */
const readToSign = async ({ page }: Stage) => {
  await page.getByRole('button', { name: /^Read and sign/ }).click();
  await page.getByRole('dialog', { name: 'Boxing rules' }).getByText('no sparring').waitFor();
};

/** Begins to set the second step up; nothing is set until a code is given. */
const beginTwoSteps = async ({ page }: Stage) => {
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByLabel('Current password', { exact: true }).last().fill(demoPassword);
  await page.getByRole('button', { name: 'Set up' }).last().click();
  await page.getByRole('img', { name: /QR code/ }).waitFor();
};

export const ownScreens = inRoom('account', [
  { state: 'guest', path: '/', zone: 'account' },
  { state: 'home', path: '/', zone: 'account', before: asAlex },
  { state: 'home-welsh', path: '/?lang=cy', zone: 'account', before: asAlex },
  { state: 'bookings', path: '/bookings', zone: 'account', before: asAlex },
  { state: 'bookings-past', path: '/bookings/past', zone: 'account', before: asAlex },
  {
    state: 'booking-details',
    path: '/bookings',
    zone: 'account',
    isWindow: true,
    before: asAlex,
    act: async ({ page }) => {
      await page
        .getByRole('button', { name: /show details/ })
        .first()
        .click();
      await page.getByRole('img', { name: /^Entry code/ }).waitFor();
    },
  },
  { state: 'bookings-none', path: '/bookings', zone: 'account', before: asNewCustomer },
  { state: 'details', path: '/user-details', zone: 'account', before: asAlex },
  {
    state: 'details-address',
    path: '/user-details',
    zone: 'account',
    before: asAlex,
    act: ({ page }) => page.getByRole('button', { name: 'Change Address' }).click(),
  },
  { state: 'family', path: '/user-details/family', zone: 'account', before: asAlex },
  { state: 'memberships', path: '/memberships', zone: 'account', before: asAlex },
  { state: 'memberships-none', path: '/memberships', zone: 'account', before: asNewCustomer },
  { state: 'packages', path: '/packages', zone: 'account', before: asAlex },
  { state: 'packages-none', path: '/packages', zone: 'account', before: asNewCustomer },
  { state: 'guest-passes', path: '/guest-passes', zone: 'account', before: asAlex },
  { state: 'payments', path: '/payments', zone: 'account', before: asAlex },
  { state: 'payments-welsh', path: '/payments?lang=cy', zone: 'account', before: asAlex },
  { state: 'payments-none', path: '/payments', zone: 'account', before: asNewCustomer },
  { state: 'to-do', path: '/', zone: 'account', before: withToDo },
  { state: 'to-do-sign', path: '/', zone: 'account', isWindow: true, before: withToDo, act: readToSign },
  { state: 'security', path: '/security', zone: 'account', before: asNewCustomer },
  {
    state: 'security-errors',
    path: '/security',
    zone: 'account',
    before: asNewCustomer,
    act: ({ page }) => page.getByRole('button', { name: 'Change password' }).click(),
  },
  { state: 'security-two-steps', path: '/security', zone: 'account', before: asStaff, act: beginTwoSteps },
  { state: 'security-welsh', path: '/security?lang=cy', zone: 'account', before: asNewCustomer },
]);
