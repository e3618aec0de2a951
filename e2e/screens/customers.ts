import { randomUUID } from 'node:crypto';
import { chooseTime } from '#e2e/support/choose-time.ts';
import { dayFromToday, riverside } from '#e2e/support/timetable.ts';
import { inRoom, type Stage } from './screen.ts';
import { changeReply, failWith, neverAnswer } from './support/change-reply.ts';
import { asNewCustomer } from './support/people.ts';
import { soldOut } from './support/sold-out.ts';

const openLogin = async ({ page, width }: Stage) => {
  if (width === 390) await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Log in' }).last().click();
  await page.getByRole('dialog', { name: 'Log in' }).waitFor();
};

const swim = `${riverside}/lane-swimming/${dayFromToday(16)}`;

/** A guest has chosen tickets and pressed the button: the slide-over asks who it is for. */
const bookAsGuest = async ({ page }: Stage) => {
  await chooseTime(page);
  const more = page.getByRole('button', { name: /^Add one/ });
  await more.nth(0).click();
  await more.nth(0).click();
  await more.nth(1).click();
  await page
    .getByRole('button', { name: /^Add to basket/ })
    .filter({ visible: true })
    .click();
  await page.getByRole('dialog', { name: 'Log in' }).waitFor();
};

const goToStep = async (stage: Stage) => {
  await bookAsGuest(stage);
  await stage.page.getByRole('dialog').getByRole('button', { name: 'Create an account' }).click();
  await stage.page.getByRole('dialog', { name: 'Create an account' }).getByLabel('First name').waitFor();
};

const goToWelshStep = async ({ page }: Stage) => {
  await chooseTime(page);
  await page
    .getByRole('button', { name: /^Ychwanegu un/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^I’r fasged/ })
    .filter({ visible: true })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Creu cyfrif' }).click();
  await page.getByRole('dialog').getByLabel('Enw cyntaf').waitFor();
};

const invitation = {
  kind: 'link',
  inviter_name: 'Alex Reed',
  relationship: 'partner',
  person_name: null,
  email: 'jo@example.com',
  has_account: true,
};

/** An invitation, whose key only a mail has. */
const invite =
  (change: Partial<Record<keyof typeof invitation, string | boolean>> = {}) =>
  ({ page }: Stage) =>
    page.route(/\/api\/auth\/invitations$/, (route) => route.fulfill({ json: { data: { ...invitation, ...change } } }));

const sendStep = async (stage: Stage, email = 'alex@example.com') => {
  await goToStep(stage);
  const { page } = stage;
  await page.getByLabel('First name').fill('Jo');
  await page.getByLabel('Last name').fill('Parent');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('three calm herons');
  await page.getByLabel('Date of birth').fill('14-06-1988');
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Create and add to basket' }).click();
};

export const customersScreens = inRoom('customers', [
  { state: 'log-in', path: '/', isWindow: true, act: openLogin },
  {
    state: 'log-in-failed',
    path: '/',
    isWindow: true,
    act: async (stage) => {
      await openLogin(stage);
      const dialog = stage.page.getByRole('dialog', { name: 'Log in' });
      await dialog.getByLabel(/^Email/).fill('nobody@example.com');
      await dialog.getByLabel('Password', { exact: true }).fill('not this one');
      await dialog.getByRole('button', { name: 'Log in' }).click();
      await dialog.getByRole('alert').or(stage.page.locator('[data-sonner-toast]')).first().waitFor();
    },
  },
  { state: 'step-log-in', path: swim, isWindow: true, act: bookAsGuest },
  { state: 'step', path: swim, isWindow: true, act: goToStep },
  {
    state: 'step-errors',
    path: swim,
    isWindow: true,
    act: async (stage) => {
      await goToStep(stage);
      await stage.page.getByRole('button', { name: 'Create and add to basket' }).click();
      await stage.page.getByRole('dialog').getByRole('alert').waitFor();
    },
  },
  {
    state: 'step-known',
    path: swim,
    isWindow: true,
    expectedErrors: /422/,
    act: async (stage) => {
      await sendStep(stage);
      await stage.page.getByText('already has an account').waitFor();
    },
  },
  {
    state: 'step-failed',
    path: swim,
    isWindow: true,
    expectedErrors: /503/,
    act: async (stage) => {
      await failWith(stage.page, /customer\/register/, 503, 'Please try again later');
      await sendStep(stage);
      await stage.page.getByRole('dialog').getByRole('alert').waitFor();
    },
  },
  {
    state: 'step-gone',
    path: swim,
    isWindow: true,
    before: ({ page }) => changeReply(page, /\/(tickets|v2\/timetable)\?/, soldOut),
    act: async (stage) => {
      await sendStep(stage, `e2e-${randomUUID().slice(0, 18)}@example.com`);
      await stage.page.getByText('Sold out meanwhile').waitFor();
    },
  },
  {
    state: 'step-forgotten',
    path: swim,
    isWindow: true,
    act: async (stage) => {
      await bookAsGuest(stage);
      await stage.page.getByRole('button', { name: 'Forgotten password?' }).click();
      await stage.page.getByRole('dialog', { name: 'Forgotten password' }).waitFor();
    },
  },
  { state: 'step-narrow', path: swim, isWindow: true, act: goToStep, size: { width: 320, height: 640 } },
  { state: 'step-large', path: swim, isWindow: true, act: goToStep, isLarge: true },
  { state: 'register', path: '/register' },
  {
    state: 'register-errors',
    path: '/register',
    act: ({ page }) => page.getByRole('button', { name: 'Create account' }).click(),
  },
  { state: 'forgotten-password', path: '/forgotten-password' },
  {
    state: 'forgotten-password-sent',
    path: '/forgotten-password',
    act: async ({ page }) => {
      await page.getByLabel('Email or membership number').last().fill('nobody@example.com');
      await page.getByRole('button', { name: 'Send me a link' }).click();
      await page.getByText('If we know you, we have sent you an email').waitFor();
    },
  },
  { state: 'reset-password', path: '/reset-password?token=0123456789abcdef0123456789abcdef&email=alex%40example.com' },
  { state: 'step-welsh', path: `${swim}?lang=cy`, isWindow: true, act: goToWelshStep },
  { state: 'confirm-email', path: '/confirm-email?key=0123456789abcdef0123456789abcdef' },
  { state: 'invitation', path: '/invitation?key=0123', before: invite() },
  { state: 'invitation-no-account', path: '/invitation?key=0123', before: invite({ has_account: false }) },
  {
    state: 'invitation-member',
    path: '/invitation?key=0123',
    before: async (stage) => {
      await asNewCustomer(stage);
      await invite()(stage);
    },
  },
  {
    state: 'invitation-take-over',
    path: '/invitation?key=0123',
    before: invite({ kind: 'take_over', person_name: 'Sam Reed', relationship: 'parent', has_account: false }),
  },
  { state: 'invitation-welsh', path: '/invitation?key=0123&lang=cy', before: invite() },
  { state: 'invitation-invalid', path: '/invitation?key=0123', expectedErrors: /422/ },
  {
    state: 'invitation-loading',
    path: '/invitation?key=0123',
    isBusy: true,
    before: ({ page }) => neverAnswer(page, /\/api\/auth\/invitations$/),
  },
  { state: 'log-in-welsh', path: '/login?lang=cy', zone: 'account' },
  {
    state: 'register-welsh',
    path: '/register?lang=cy',
    act: ({ page }) => page.getByRole('button', { name: 'Creu cyfrif' }).click(),
  },
  { state: 'forgotten-password-welsh', path: '/forgotten-password?lang=cy' },
  { state: 'account-log-in', path: '/login', zone: 'account' },
]);
