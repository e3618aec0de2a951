import { getDate } from '#contract/rules/wall-time.ts';
import { expectNoAxeViolations } from './support/expect/expect-no-axe-violations.ts';
import { expectNothingCut } from './support/expect/expect-nothing-cut.ts';
import { expectToast } from './support/expect/expect-toast.ts';
import { basketWithClass } from './support/fill-basket.ts';
import { getAddress } from './support/get-address.ts';
import { readMail } from './support/mailbox.ts';
import { newCustomer } from './support/new-customer.ts';
import { open } from './support/open.ts';
import { cards, confirmedOrder, openCheckout, pay } from './support/payment.ts';
import { expect, test } from './support/test.ts';
import { dayFromToday, riverside } from './support/timetable.ts';

test('a class at the time of another says so, until that one is given up', { tag: '@phone' }, async ({ page }) => {
  const customer = await newCustomer(page);
  // Boxing lasts until half past seven, spin begins at seven.
  const boxing = await basketWithClass(customer, 'Boxing fit');
  await open(page, `${riverside}/fitness-classes/${getDate(boxing.startsAt.local)}`);
  await page.getByRole('button', { name: /^Evening/ }).click();
  const spin = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Spin', exact: true }) });
  await expect(spin).toContainText('Busy at this time');
  await expect(spin.getByRole('button', { name: /^(Add to basket|Join)/ })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: /^Remove Boxing fit, / }).click();
  await expect(spin.getByRole('button', { name: /^(Add to basket|Join)/ })).toBeVisible();
});

test(
  'an induction that is missing leads to its times and back, and then the session can be booked',
  { tag: '@desktop' },
  async ({ page }) => {
    await newCustomer(page);
    await open(page, `${riverside}/gym/${dayFromToday(6)}`);
    await expect(page.getByText('Induction first.').filter({ visible: true })).toBeVisible();
    await expect(page.getByRole('spinbutton')).toHaveCount(0);
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'See its times' }).click();
    await expect(page).toHaveURL(/\/gym-inductions/);
    await page
      .getByRole('button', { name: /^Add to basket Gym induction/ })
      .first()
      .click();
    await expectToast(page, 'Successfully added item to the basket.');
    await openCheckout(page);
    await page.getByRole('button', { name: 'Complete order' }).click();
    await confirmedOrder(page);
    await page.getByRole('link', { name: /^Back to Gym visit/ }).click();
    await expect(page).toHaveURL(new RegExp(`/gym/${dayFromToday(6)}`));
    await expect(page.getByRole('spinbutton').first()).toBeVisible();
    await expect(page.getByText('Induction first.')).toBeHidden();
    await page
      .getByRole('button', { name: /^Add one/ })
      .first()
      .click();
    await page
      .getByRole('button', { name: /^Add to basket/ })
      .filter({ visible: true })
      .click();
    await expectToast(page, 'Successfully added item to the basket.');
  },
);

test('a waiver that is asked for afterwards is in the mail, and signed in the account', async ({ page, baseURL }) => {
  const customer = await newCustomer(page);
  await basketWithClass(customer, 'Boxing fit');
  await openCheckout(page);
  await pay(page, cards.approved);
  await confirmedOrder(page);
  expect(await readMail(page, customer.email, 'Booking confirmed')).toContain(
    'Still to do before you come\nBoxing rules\n',
  );
  await page.goto(getAddress('account', '/', baseURL ?? ''));
  const toDo = page.getByRole('list', { name: 'Still to do before you come' });
  await expect(toDo).toContainText('Boxing rules');
  await expectNoAxeViolations(page);
  await expectNothingCut(page);
  await toDo.getByRole('button', { name: /^Read and sign the Boxing rules/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Boxing rules' });
  await expect(dialog.getByText(/no sparring/)).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('checkbox', { name: 'I agree to the Boxing rules' }).check();
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click();
  await expectToast(page, /^Signed: Boxing rules/);
  await expect(toDo).toHaveCount(0);
});
