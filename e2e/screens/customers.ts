import { inRoom, type Stage } from './screen.ts';

const openLogin = async ({ page, width }: Stage) => {
  if (width === 390) await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Log in' }).last().click();
  await page.getByRole('dialog', { name: 'Log in' }).waitFor();
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
  { state: 'log-in-welsh', path: '/login?lang=cy', zone: 'account' },
  {
    state: 'register-welsh',
    path: '/register?lang=cy',
    act: ({ page }) => page.getByRole('button', { name: 'Creu cyfrif' }).click(),
  },
  { state: 'forgotten-password-welsh', path: '/forgotten-password?lang=cy' },
  { state: 'account-log-in', path: '/login', zone: 'account' },
]);
