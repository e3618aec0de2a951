import { randomUUID } from 'node:crypto';
import { logOut } from './support/customer.ts';
import { expectNoAxeViolations } from './support/expect/expect-no-axe-violations.ts';
import { basketWithClass } from './support/fill-basket.ts';
import { logIn } from './support/log-in.ts';
import { readMail } from './support/mailbox.ts';
import { newCustomer, refuseCookiesBefore } from './support/new-customer.ts';
import { open } from './support/open.ts';
import { demoPassword } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test('somebody new makes an account, after putting right what was wrong', async ({ page }) => {
  await refuseCookiesBefore(page);
  await open(page, '/register?redirect=/basket');
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Date of birth').fill('17-05-2090');
  await page.getByLabel('Email', { exact: true }).first().fill('robin at home');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There are 6 things to put right' });
  await expect(summary).toBeFocused();
  await expectNoAxeViolations(page);
  await summary.getByRole('link').first().click();
  await expect(page.getByLabel('Last name')).toBeFocused();
  await expect(page.getByLabel('Last name')).toHaveAccessibleDescription('Required');
  await expect(page.getByLabel('Date of birth')).toHaveAccessibleDescription(/Must be a date in the past/);

  await page.keyboard.type('Hartley');
  await page.getByLabel('Date of birth').fill('17-05-1990');
  await page
    .getByLabel('Email', { exact: true })
    .first()
    .fill(`e2e-${randomUUID().slice(0, 18)}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByLabel('Password again').fill(demoPassword);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(/\/basket$/);
  await expect(page.getByText('Your shopping basket is empty')).toBeVisible();
  // This page redirects whoever is logged in.
  for (const path of ['/register', '/login']) {
    await page.goto(`${path}?redirect=/basket`);
    await expect(page).toHaveURL(/\/basket$/);
  }
});

test('a log-in goes on to where it was asked for', { tag: '@desktop' }, async ({ page }) => {
  const { email } = await newCustomer(page);
  await logOut(page);
  await open(page, '/login?redirect=/basket');
  await logIn(page, email);
  await page.waitForURL(/\/basket$/);
  await expect(page.getByText('Your shopping basket is empty')).toBeVisible();
});

test('whoever is logged in can log out, on a wide screen too', async ({ page, isMobile }) => {
  await newCustomer(page);
  await open(page, '/');
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'My account' }).click();
  const account = page.getByRole('navigation', { name: 'Account' });
  await expect(account.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  await expectNoAxeViolations(page);
  await account.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Log in to see your account' })).toBeVisible();
});

test('a changed password logs every other device out', { tag: '@desktop' }, async ({ page, otherPage, at }) => {
  const { email } = await newCustomer(page);
  await refuseCookiesBefore(otherPage);
  await open(otherPage, '/login?redirect=/basket');
  await logIn(otherPage, email);
  await otherPage.waitForURL(/\/basket$/);

  await open(page, at('account', '/user-details'));
  await page.getByRole('link', { name: 'Sign-in and security' }).click();
  await expect(page.getByRole('heading', { name: 'Sign-in and security' })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Log out' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Log out of .+ on / })).toHaveCount(1);
  await expectNoAxeViolations(page);
  await page.getByLabel('Current password', { exact: true }).first().fill('not the one');
  await page.getByLabel('New password', { exact: true }).fill('a quite new password');
  await page.getByLabel('New password again').fill('a quite new password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('This is not your current password').first()).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByLabel('Current password', { exact: true }).first().fill(demoPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password has been changed')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You are logged in on this device only.')).toBeVisible();
  await otherPage.reload();
  await expect(otherPage.getByRole('button', { name: 'Log in' }).first()).toBeVisible();
});

test('an address that is taken is said at its field', { tag: '@desktop' }, async ({ page }) => {
  const { email } = await newCustomer(page);
  await logOut(page);
  await open(page, '/register');
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').fill('Hartley');
  await page.getByLabel('Date of birth').fill('17-05-1990');
  await page.getByLabel('Email', { exact: true }).first().fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByLabel('Password again').fill(demoPassword);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'There is one thing to put right' })).toBeFocused();
  await expect(page.getByLabel('Email', { exact: true }).first()).toHaveAttribute('aria-invalid', 'true');
});

test('a forgotten password is chosen anew by the mailed link', { tag: '@phone' }, async ({ page }) => {
  const { email } = await newCustomer(page);
  await logOut(page);
  await open(page, '/forgotten-password');
  await expectNoAxeViolations(page);
  await page.getByLabel('Email or membership number').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText('If we know you, we have sent you an email')).toBeVisible();
  const link =
    /https?:\S+reset-password\?token=\S+/.exec(await readMail(page, email, 'Choose a new password'))?.[0] ?? '';
  await open(page, link);
  await expectNoAxeViolations(page);
  await page.getByLabel('New password', { exact: true }).fill('a quite new password');
  await page.getByLabel('New password again').fill('a quite new password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeFocused();

  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await logIn(page, email, demoPassword);
  await expect(page.getByRole('alert').filter({ hasText: 'is not correct' })).toBeVisible();
  await logIn(page, email, 'a quite new password');
  await expect(page.getByRole('dialog')).toBeHidden();
  // Waits for the navigation after the log-in, which closes a menu that was opened before it.
  await expect(async () => {
    await page.getByRole('button', { name: 'Open menu' }).click({ timeout: 2000 });
    await expect(page.getByRole('link', { name: 'My account' }).filter({ visible: true }).first()).toBeVisible({
      timeout: 2000,
    });
  }).toPass();

  // A link works once.
  await open(page, link);
  await page.getByLabel('New password', { exact: true }).fill('yet another password');
  await page.getByLabel('New password again').fill('yet another password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(
    page.getByRole('heading', { name: 'This link is no longer valid, please ask for a new one' }),
  ).toBeVisible();
});

test('whoever logs out on a phone leaves nothing behind', { tag: '@phone' }, async ({ page }) => {
  await basketWithClass(await newCustomer(page));
  await open(page, '/basket');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await open(page, '/basket');
  await expect(page.getByText('Log in to add items to your basket')).toBeVisible();
});
