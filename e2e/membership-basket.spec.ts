import { openBlankPage } from './support/blank-page.ts';
import { expectToast } from './support/expect/expect-toast.ts';
import { basketWithClass, addSwim } from './support/fill-basket.ts';
import { refuseCookiesBefore } from './support/new-customer.ts';
import { open } from './support/open.ts';
import { cards, confirmedOrder, openCheckout, pay } from './support/payment.ts';
import { signIn } from './support/sign-in.ts';
import { siteCall } from './support/site-call.ts';
import { expect, test } from './support/test.ts';

// The tests use the demo customer Alex and one basket, so they run one after the other and in one project only; the width
// makes no difference.
test.describe.configure({ mode: 'default', retries: 0 });

test('a benefit and a package can be kept for another time', { tag: '@desktop' }, async ({ page }) => {
  await openBlankPage(page);
  await signIn(page, 'alex@example.com');
  const call = siteCall(page);
  const { data: who } = await call('getAuthUser', {});
  const alex = { id: who.user.id, email: 'alex@example.com', call };
  await call('clearCart', {});
  await basketWithClass(alex, 'Gentle yoga', { activity: 'gentle-classes' });
  await addSwim(alex);
  await open(page, '/basket');

  await expect(page.getByText(/left in this period/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove benefit' }).click();
  await expectToast(page, 'Successfully removed benefit.');
  await expect(page.getByText(/left in this period/)).toBeHidden();

  await expect(page.getByText(/left after this/)).toBeVisible();
  await page.getByRole('button', { name: 'Pay instead' }).click();
  await expectToast(page, 'Successfully removed package usage.');
  await expect(page.getByText(/left after this/)).toBeHidden();

  const { data: cart } = await call('getCart', {});
  expect(cart.items.map(({ benefitApplied, packageApplied }) => benefitApplied || packageApplied)).toEqual([
    false,
    false,
  ]);
  expect(cart.totals.balance).toBeGreaterThan(0);
  await call('clearCart', {});
});

test('a membership is renewed from the account', { tag: '@desktop' }, async ({ page, at }) => {
  await openBlankPage(page);
  await signIn(page, 'alex@example.com');
  await siteCall(page)('clearCart', {});
  await refuseCookiesBefore(page, at('account', '/'));
  await open(page, at('account', '/memberships'));
  await expect(page.getByRole('button', { name: /^Renew/ })).toBeVisible();
  // It can be renewed once only: from here on at the width of a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /^Renew/ }).click();
  await page.waitForURL(/\/basket$/);
  await expect(page.getByRole('main').getByText('Another month of All-round').first()).toBeVisible();
  await openCheckout(page);
  await pay(page, cards.approved);
  await confirmedOrder(page);
  await open(page, at('account', '/memberships'));
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Renew/ })).toHaveCount(0);
});
