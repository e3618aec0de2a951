import { openBlankPage } from './support/blank-page.ts';
import { expectToast } from './support/expect/expect-toast.ts';
import { basketWithClass, addSwim } from './support/fill-basket.ts';
import { open } from './support/open.ts';
import { signIn } from './support/sign-in.ts';
import { siteCall } from './support/site-call.ts';
import { expect, test } from './support/test.ts';

// The test uses the demo customer Alex, so it runs in one project only; the width makes no difference.
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
