import { logOut } from './support/customer.ts';
import { expectNoAxeViolations } from './support/expect/expect-no-axe-violations.ts';
import { expectToast } from './support/expect/expect-toast.ts';
import { basketWithClass, addSwim } from './support/fill-basket.ts';
import { logIn } from './support/log-in.ts';
import { newCustomer } from './support/new-customer.ts';
import { open } from './support/open.ts';
import { letTimePass } from './support/test-controls.ts';
import { expect, test } from './support/test.ts';

const holdSeconds = 15 * 60;

test('the hold warns, can be kept, and runs out with a word for every line', { tag: '@phone' }, async ({ page }) => {
  const customer = await newCustomer(page);
  const { templateName: name } = await basketWithClass(customer);
  await letTimePass(customer.email, holdSeconds - 100);
  await open(page, '/basket');
  const warning = page.getByRole('alertdialog', { name: 'Still choosing?' });
  await expect(warning.getByRole('button', { name: 'Keep my places' })).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Enter');
  await expectToast(page, /Your basket is held until \d\d:\d\d\./);
  await expect(warning).toBeHidden();
  await expect(page.getByRole('timer').first()).toHaveText(/^1[45]:/);

  await letTimePass(customer.email, holdSeconds - 15);
  await page.reload();
  await expect(warning).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(warning).toBeHidden();
  const lapsed = page.getByRole('listitem').filter({ hasText: name }).getByText('It is not in your total.');
  await expect(lapsed).toBeVisible();
  await expect(page.getByText('Your places are no longer held')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Keep my places' }).click();
  await expect(lapsed).toBeHidden();
  await expect(page.getByRole('timer').first()).toHaveText(/^1[45]:/);
});

test.describe('a basket that does not load', () => {
  test.use({ expectedErrors: /status of 50\d/ });

  test('shows the error and loads on retry', { tag: '@desktop' }, async ({ page }) => {
    const customer = await newCustomer(page);
    const { templateName: name } = await basketWithClass(customer);
    await logOut(page);
    let isBroken = true;
    // The server's reply for the basket never arrives.
    await page.route(/[?&]_rsc=/, () => new Promise(() => undefined));
    await page.route('**/api/checkout/cart', (route) =>
      isBroken ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    await open(page, '/basket');
    await expect(page.getByText('Log in to add items to your basket')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await logIn(page, customer.email);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toHaveText('Failed to load your shopping basket, please try again.');
    await expectNoAxeViolations(page);
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
  });
});

test('lines and extras are taken off one by one', async ({ page }) => {
  const customer = await newCustomer(page);
  const swim = await addSwim(customer, { extra: 'Goggles' });
  const { templateName: name } = await basketWithClass(customer);
  await open(page, '/basket');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Remove Goggles' }).click();
  await expectToast(page, 'Extra removed from cart');
  await expect(page.getByText('Goggles')).toHaveCount(0);
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await expectToast(page, 'Successfully removed item from the basket.');
  await expect(page.getByRole('heading', { name: new RegExp(swim) })).toBeFocused();
  await page.getByRole('button', { name: /^Remove / }).click();
  await expect(page.getByText('Your shopping basket is empty')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Shopping basket', level: 1 })).toBeFocused();
});

test('a line is changed to another time, with its ticket and extra', { tag: '@phone' }, async ({ page }) => {
  const customer = await newCustomer(page);
  const name = await addSwim(customer, { extra: 'Goggles' });
  await open(page, '/basket');
  const line = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  const before = await line.innerText();
  await page.getByRole('link', { name: `Change ${name}` }).click();
  const note = page.getByText(`Changing ${name}`).filter({ visible: true }).first();
  await expect(note).toBeVisible();
  await expectNoAxeViolations(page);
  const close = page.getByRole('button', { name: 'Close' }).filter({ visible: true });
  if ((await close.count()) > 0) await close.click();
  const alike = page
    .getByRole('listitem')
    .filter({ hasText: name.split(',')[0] })
    .filter({ hasText: /available/ });
  await alike.locator('[id^="time-"]:not([aria-current])').last().click();
  await expect(page.getByRole('spinbutton', { name: /Adult/ })).toHaveValue('1');
  const add = page.getByRole('button', { name: /^Add to basket/ }).filter({ visible: true });
  await add.first().click();
  await expectToast(page, 'Successfully updated item in the basket.');
  await expect(note).toBeHidden();
  await open(page, '/basket');
  await expect(line).toHaveCount(1);
  await expect(page.getByText('Goggles')).toBeVisible();
  expect(await line.innerText()).not.toBe(before);
});

test('terms that are not agreed to keep the basket from the checkout', { tag: '@phone' }, async ({ page }) => {
  const customer = await newCustomer(page);
  await basketWithClass(customer);
  await open(page, '/basket');
  const terms = page.getByRole('checkbox', { name: /I agree/ });
  await page.getByRole('link', { name: 'Checkout now' }).filter({ visible: true }).click();
  await expect(terms).toBeFocused();
  await expect(terms).toHaveAccessibleDescription('Agree to the Terms and Conditions');
  await expect(page).toHaveURL(/\/basket$/);
  await page.getByRole('button', { name: 'Terms and Conditions' }).click();
  await expect(page.getByRole('dialog', { name: 'Terms and Conditions' })).toBeVisible();
  await page.keyboard.press('Escape');
  await terms.check();
  await page.getByRole('link', { name: 'Checkout now' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/basket\/checkout$/);
});
