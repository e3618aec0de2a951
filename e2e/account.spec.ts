import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/expect/expect-no-axe-violations.ts';
import { expectNothingCut } from './support/expect/expect-nothing-cut.ts';
import { expectToast } from './support/expect/expect-toast.ts';
import { basketWithClass } from './support/fill-basket.ts';
import { newCustomer, refuseCookiesBefore, type Customer } from './support/new-customer.ts';
import { open } from './support/open.ts';
import { answerBank, cards, confirmedOrder, fillCheckout, openCheckout, pay, payButton } from './support/payment.ts';
import { signIn } from './support/sign-in.ts';
import { siteCall } from './support/site-call.ts';
import { expect, test } from './support/test.ts';
import { dayFromToday, riverside } from './support/timetable.ts';

const pages = [
  ['/', 'Dashboard', 'Hello, Alex'],
  ['/user-details', 'My details', 'My details'],
  ['/user-details/family', 'Family', 'Family'],
  ['/memberships', 'Memberships', 'Memberships'],
  ['/packages', 'Packages', 'Packages'],
  ['/bookings', 'Bookings', 'Bookings'],
  ['/bookings/past', 'Bookings', 'Bookings'],
  ['/guest-passes', 'Guest passes', 'Guest passes'],
  ['/payments', 'Payments', 'Payments'],
] as const;

const yearOfChild = (age: number) => new Date().getFullYear() - age;

/** Registers children of these first names, nine years old; returns their ids. */
async function withChildren({ id: userId, call }: Customer, firstNames: readonly string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const firstName of firstNames) {
    const child = { firstName, lastName: 'Hartley', dateOfBirth: `${yearOfChild(9)}-01-01` };
    const { data } = await call('createLinkedUser', { params: { userId }, body: { ...child, relationship: 'parent' } });
    if (data.referencedUser.id !== null) ids.push(data.referencedUser.id);
  }
  return ids;
}

/** Pays what is in the basket with a card. Returns the order's id. */
async function payBasket(page: Page): Promise<string> {
  await openCheckout(page);
  await pay(page, cards.approved);
  return confirmedOrder(page);
}

test('every page of the account has its title and nothing that axe finds', async ({ page, at }) => {
  await refuseCookiesBefore(page, at('account', '/'));
  await signIn(page, 'alex@example.com');
  for (const [path, title, heading] of pages) {
    await open(page, at('account', path));
    await expect(page).toHaveTitle(`My account | ${title}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByText('This could not be loaded.')).toHaveCount(0);
    await expectNoAxeViolations(page);
    await expectNothingCut(page);
  }
});

test(
  'no cache keeps a page of the account, and each is made for whoever asks',
  { tag: '@desktop' },
  async ({ page, at }) => {
    await refuseCookiesBefore(page, at('account', '/'));
    await signIn(page, 'alex@example.com');
    for (const [path] of pages) {
      const response = await page.goto(at('account', path));
      expect(response?.headers()['cache-control']).toContain('no-store');
      expect(response?.headers()['x-nextjs-cache']).toBeUndefined();
    }
  },
);

test(
  'one of two children’s places is cancelled, and its credit pays the next basket',
  { tag: '@phone' },
  async ({ page, at }) => {
    const customer = await newCustomer(page);
    await refuseCookiesBefore(page, at('account', '/'));
    const { templateName } = await basketWithClass(customer, undefined, {
      people: await withChildren(customer, ['Ivy', 'Leo']),
    });
    await payBasket(page);

    await open(page, at('account', '/bookings'));
    const booking = page.getByRole('listitem').filter({ hasText: templateName });
    await expect(booking).toContainText('Ivy Hartley');
    await booking.getByRole('button', { name: new RegExp(`^Cancel ${templateName}`) }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('checkbox', { name: /^Leo Hartley/ }).uncheck();
    await expectNoAxeViolations(page);
    await question.getByRole('button', { name: 'Cancel booking' }).click();
    await expect(page.getByRole('alertdialog').getByRole('status')).toContainText('1 of 2 places is cancelled.');
    const text = await page.getByRole('alertdialog').getByRole('status').textContent();
    const [credit = ''] = /£\d+\.\d\d/.exec(text ?? '') ?? [];
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).last().click();
    await expect(booking).not.toContainText('Ivy Hartley');
    await expect(booking).toContainText('Leo Hartley');

    await open(page, at('account', '/payments'));
    await expect(page.getByRole('region', { name: 'Credit' })).toContainText(`+${credit}`);
    await basketWithClass(customer);
    await open(page, '/basket/checkout');
    await expect(page.getByText(`${credit} in your account.`)).toBeVisible();
    await page.getByRole('button', { name: `Use ${credit} of General credit` }).click();
    await expectToast(page, 'Credit successfully applied.');
  },
);

// It changes what the demo's only person with a penalty owes, so that it can be walked once.
test.describe('a penalty', { tag: '@desktop' }, () => {
  test.describe.configure({ retries: 0 });

  test('is paid from the account, and a booking is made then', async ({ page, at }) => {
    await refuseCookiesBefore(page, at('account', '/'));
    await signIn(page, 'riley@example.com');
    await open(page, at('account', '/'));
    const banner = page.getByRole('region', { name: '£3.00 to pay: Late cancellation' });
    await expectNoAxeViolations(page);
    await banner.getByRole('button', { name: /^Pay now/ }).click();
    await page.waitForURL(/\/basket$/);
    await expect(page.getByRole('main').getByText('Late cancellation').first()).toBeVisible();
    await payBasket(page);

    await open(page, at('account', '/payments'));
    await expect(page.getByRole('region', { name: 'Penalties' })).toContainText('£3.00 paid');
    await expect(banner).toHaveCount(0);
    const { templateName } = await basketWithClass({ id: 1005, email: 'riley@example.com', call: siteCall(page) });
    await payBasket(page);
    await open(page, at('account', '/bookings'));
    await expect(page.getByRole('listitem').filter({ hasText: templateName })).toBeVisible();
  });
});

test('a child who is added on the family page can be chosen for a class', { tag: '@desktop' }, async ({ page, at }) => {
  await newCustomer(page);
  await refuseCookiesBefore(page, at('account', '/'));
  await open(page, at('account', '/user-details/family'));
  await page.getByRole('region', { name: 'Add a child' }).getByRole('button', { name: 'Add a child' }).click();
  const form = page.getByRole('group', { name: 'Add a child' });
  await form.getByRole('button', { name: 'Add and choose' }).click();
  await expect(form.getByRole('alert')).toContainText('There are 3 things to put right');
  await expectNoAxeViolations(page);
  await form.getByRole('textbox', { name: 'First name' }).fill('Ivy');
  await form.getByRole('textbox', { name: 'Last name' }).fill('Hartley');
  await form.getByRole('textbox', { name: 'Date of birth' }).fill(`01-01-${yearOfChild(9)}`);
  await form.getByRole('button', { name: 'Add and choose' }).click();
  await expectToast(page, 'The child is in your account');
  const child = page.getByRole('region', { name: 'People' }).getByRole('listitem').filter({ hasText: 'Ivy Hartley' });
  await expect(child).toContainText('Linked');
  await expectNoAxeViolations(page);
  await expect(page.getByRole('combobox', { name: 'You act for' })).toContainText('Ivy Hartley');

  await open(page, `${riverside}/trampoline/${dayFromToday(5)}`);
  await page.getByRole('button', { name: 'Junior trampoline', exact: true }).first().click();
  const details = page.getByRole('dialog');
  await details.getByRole('button', { name: /^Choose who is coming/ }).click();
  await page.getByRole('checkbox', { name: /^Ivy Hartley/ }).check();
  await page
    .getByRole('button', { name: /^Add to basket/ })
    .filter({ visible: true })
    .last()
    .click();
  await expectToast(page, 'Successfully added item to the basket.');
});

test('name, phone and address are changed and stay changed', { tag: '@phone' }, async ({ page, at }) => {
  await newCustomer(page);
  await refuseCookiesBefore(page, at('account', '/'));
  await open(page, at('account', '/user-details'));
  const about = page.getByRole('region', { name: 'About you' });
  const changes = [
    ['Name', { 'First name': 'Robyn' }, 'Robyn Hartley'],
    ['Phone', { Phone: '07700 900118' }, '07700 900118'],
    ['Address', { 'Address line 1': '14 Wharf Street', 'Town or city': 'Sowerby Bridge' }, '14 Wharf Street'],
  ] as const;
  for (const [part, fields, shown] of changes) {
    await about.getByRole('button', { name: `Change ${part}`, exact: true }).click();
    const form = about.getByRole('group', { name: part, exact: true });
    const [first = ''] = Object.keys(fields);
    await form.getByLabel(first, { exact: true }).fill('');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByRole('alert')).toContainText('Your details were not saved');
    await expectNoAxeViolations(page);
    for (const [label, value] of Object.entries(fields)) await form.getByLabel(label, { exact: true }).fill(value);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toHaveCount(0);
    await expect(about.getByText(shown)).toBeVisible();
    await expect(about.getByRole('button', { name: `Change ${part}`, exact: true })).toBeFocused();
  }
  await page.reload();
  for (const [, , shown] of changes) await expect(about.getByText(shown)).toBeVisible();
  await expect(about).toContainText('Sowerby Bridge');
  await open(page, at('account', '/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Robyn');
});

test('a saved card is there to be removed, and an order opens', async ({ page, at }) => {
  const customer = await newCustomer(page);
  await refuseCookiesBefore(page, at('account', '/'));
  const { templateName } = await basketWithClass(customer);
  await openCheckout(page);
  await fillCheckout(page, cards.approved);
  await page.getByRole('checkbox', { name: /^Save this card/ }).check();
  await payButton(page).click();
  await answerBank(page, '1234');
  const orderId = await confirmedOrder(page);

  await open(page, at('account', '/payments'));
  const saved = page.getByRole('region', { name: 'Saved cards' });
  await expect(saved).toContainText('Card ending 4242');
  const orders = page.getByRole('region', { name: 'Orders' });
  await orders.getByRole('button', { name: new RegExp(`^${templateName}`) }).click();
  await expect(orders).toContainText('How it was paid');
  await expectNoAxeViolations(page);
  await expectNothingCut(page);
  await saved.getByRole('button', { name: 'Remove, card ending 4242' }).click();
  await expectNoAxeViolations(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove card' }).click();
  await expectToast(page, 'The card ending 4242 has been removed');
  await expect(saved).toContainText('You have no saved cards.');
  await expect(saved.getByRole('heading', { name: 'Saved cards' })).toBeFocused();
  await orders.getByRole('link', { name: 'Show the order' }).click();
  await page.waitForURL(new RegExp(`/booking-confirmed/${orderId}`));
  await expect(page.getByRole('main')).toContainText(templateName);
});

test('a class is moved to another time, and keeps its order', async ({ page, at }) => {
  const customer = await newCustomer(page);
  await refuseCookiesBefore(page, at('account', '/'));
  const { templateName, id } = await basketWithClass(customer);
  const orderId = await payBasket(page);
  await open(page, at('account', '/bookings'));
  const booking = page.getByRole('listitem').filter({ hasText: templateName });
  await booking.getByRole('button', { name: new RegExp(`^Move ${templateName}`) }).click();
  const dialog = page.getByRole('dialog', { name: 'Move this booking' });
  await dialog.getByRole('button', { name: 'The week after' }).click();
  await dialog
    .getByRole('radio', { name: new RegExp(templateName) })
    .first()
    .check();
  await expectNoAxeViolations(page);
  await expectNothingCut(page);
  await dialog.getByRole('button', { name: /^Move to / }).click();
  const moved = page.getByRole('dialog', { name: 'Moved' });
  await expect(moved.getByRole('status')).toContainText('Your booking has been moved.');
  await expectNoAxeViolations(page);
  await moved.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('main').getByRole('button', { name: /^Move / })).toHaveCount(1);
  const { data } = await customer.call('listBookings', { query: { cancellationSource: 'customers' } });
  expect(data.map((one) => one.orderId)).toEqual([orderId]);
  expect(data.map((one) => one.occurrenceId)).not.toContain(id);
});
