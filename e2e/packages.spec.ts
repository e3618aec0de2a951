import { expectNoAxeViolations } from './support/expect/expect-no-axe-violations.ts';
import { expectToast } from './support/expect/expect-toast.ts';
import { add, freeCourt } from './support/fill-basket.ts';
import { newCustomer } from './support/new-customer.ts';
import { open } from './support/open.ts';
import { cards, confirmedOrder, openCheckout, pay } from './support/payment.ts';
import { expect, test } from './support/test.ts';

test('a package is bought, pays the next booking, and gets its use back', { tag: '@phone' }, async ({ page }) => {
  const customer = await newCustomer(page);
  await open(page, '/location/riverside-leisure-centre');
  await page.getByRole('link', { name: /^Packages/ }).click();
  await expect(page).toHaveTitle('Bookings | Packages');
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: /^8 court hours/ }).click();
  await expect(page).toHaveTitle('Bookings | Buy 8 court hours');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expectToast(page, 'Successfully added item to the basket.');
  await openCheckout(page);
  await pay(page, cards.approved);
  await confirmedOrder(page);

  const court = await freeCourt(customer);
  await add(customer, court);
  await open(page, '/basket');
  await expect(page.getByText('One use, 7 left after this')).toBeVisible();
  await page.getByRole('button', { name: 'Pay instead' }).click();
  await expectToast(page, 'Successfully removed package usage.');
  await expect(page.getByText(/left after this/)).toBeHidden();

  await customer.call('clearCart', {});
  await add(customer, court);
  await open(page, '/basket');
  await expect(page.getByText('One use, 7 left after this')).toBeVisible();
  await customer.call('clearCart', {});
});
