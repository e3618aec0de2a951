import { chooseTime } from '#e2e/support/choose-time.ts';
import { classWithPlaces } from '#e2e/support/class-with-places.ts';
import { logOut } from '#e2e/support/customer.ts';
import { expectNoAxeViolations } from '#e2e/support/expect/expect-no-axe-violations.ts';
import { expectToast } from '#e2e/support/expect/expect-toast.ts';
import { basketWithClass, freeCourt } from '#e2e/support/fill-basket.ts';
import { logIn } from '#e2e/support/log-in.ts';
import { newCustomer } from '#e2e/support/new-customer.ts';
import { open } from '#e2e/support/open.ts';
import { answerBank, cards, confirmedOrder, openCheckout, pay } from '#e2e/support/payment.ts';
import { getCharges } from '#e2e/support/test-controls.ts';
import { expect, test } from '#e2e/support/test.ts';
import { dayFromToday, riverside } from '#e2e/support/timetable.ts';

test('a customer books a class, approves the payment at the bank and has the booking', async ({ page }) => {
  await newCustomer(page);
  await open(page, `${riverside}/fitness-classes/${dayFromToday(8)}`);
  const { name, addButton } = await classWithPlaces(page);
  await addButton.click();
  await expectToast(page, 'Successfully added item to the basket.');
  await openCheckout(page);
  await expectNoAxeViolations(page);
  await pay(page, cards.challenge);
  await answerBank(page, '1234');
  await confirmedOrder(page);
  await expect(page.getByText('Order completed Successfully.')).toBeVisible();
  await expect(page.getByText(name).first()).toBeVisible();
  await expectNoAxeViolations(page);
});

test('a customer books a court at a time of their choice', async ({ page }) => {
  const customer = await newCustomer(page);
  const { locationName, startsAt } = await freeCourt(customer);
  const [date = '', time = ''] = startsAt.local.split(' ');
  await open(page, `${riverside}/badminton/${date}`);
  await page.getByRole('button', { name: `${locationName}, ${time.slice(0, 5)}` }).click();
  await page
    .getByRole('button', { name: /^Add to basket/ })
    .filter({ visible: true })
    .click();
  await expectToast(page, 'Successfully added item to the basket.');
  await openCheckout(page);
  await pay(page, cards.approved);
  await confirmedOrder(page);
  await expect(page.getByText(locationName ?? '').first()).toBeVisible();
});

test('a customer books swims of two kinds with something extra', { tag: '@phone' }, async ({ page }) => {
  const customer = await newCustomer(page);
  await open(page, `${riverside}/lane-swimming/${dayFromToday(9)}`);
  await chooseTime(page);
  await page.getByRole('button', { name: 'Add one: Adult' }).click();
  await page.getByRole('button', { name: 'Add one: Adult' }).click();
  await page.getByRole('button', { name: 'Add one: Senior' }).click();
  await page.getByRole('heading', { name: 'Extras' }).click();
  await page.getByRole('button', { name: 'Add one: Goggles' }).click();
  await page
    .getByRole('button', { name: /^Add to basket/ })
    .filter({ visible: true })
    .click();
  await expectToast(page, 'Successfully added item to the basket.');
  await openCheckout(page);
  await pay(page, cards.approved);
  const orderId = await confirmedOrder(page);
  const { data: order } = await customer.call('getOrder', { params: { orderId } });
  // Two adults at £5.60, a senior at £4.20, goggles at £6.50.
  expect(order.total.value).toBe(2190);
  expect((await getCharges(customer.email)).taken).toEqual([2190]);
});

test('what costs nothing is booked without a card', { tag: '@phone' }, async ({ page }) => {
  const customer = await newCustomer(page);
  const { templateName } = await basketWithClass(customer, 'Gym induction', { activity: 'gym-inductions' });
  await openCheckout(page);
  await expect(page.getByLabel('Postcode')).toHaveCount(0);
  const complete = page.getByRole('button', { name: 'Complete order' });
  await expect(complete).toHaveAttribute('type', 'submit');
  await complete.click();
  await confirmedOrder(page);
  await expect(page.getByText(templateName).first()).toBeVisible();
  await expect(page.getByText('Nothing to pay')).toBeVisible();
  expect(await getCharges(customer.email)).toEqual({ authorisations: 0, taken: [] });
});

test('a guest is asked to log in and then has the place', { tag: '@desktop' }, async ({ page }) => {
  const { email } = await newCustomer(page);
  await logOut(page);
  await open(page, `${riverside}/fitness-classes/${dayFromToday(12)}`);
  const { addButton } = await classWithPlaces(page);
  await addButton.click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await expectNoAxeViolations(page);
  await logIn(page, email);
  await expectToast(page, 'Successfully added item to the basket.');
});
