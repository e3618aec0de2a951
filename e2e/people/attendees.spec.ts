import { expectNoAxeViolations } from '#e2e/support/expect/expect-no-axe-violations.ts';
import { expectNothingCut } from '#e2e/support/expect/expect-nothing-cut.ts';
import { newCustomer } from '#e2e/support/new-customer.ts';
import { open } from '#e2e/support/open.ts';
import { cards, confirmedOrder, pay } from '#e2e/support/payment.ts';
import { expect, test } from '#e2e/support/test.ts';
import { dayFromToday, riverside } from '#e2e/support/timetable.ts';

const children = [
  ['Ivy', 9],
  ['Leo', 6],
] as const;

test('a parent books two children onto a class with questions and a waiver, answers, agrees and pays', async ({
  page,
}) => {
  const { id: userId, call } = await newCustomer(page);
  for (const [firstName, age] of children) {
    const dateOfBirth = `${new Date().getFullYear() - age}-01-01`;
    const body = { firstName, lastName: 'Hartley', dateOfBirth, relationship: 'parent' } as const;
    await call('createLinkedUser', { params: { userId }, body });
  }
  await open(page, `${riverside}/trampoline/${dayFromToday(5)}`);
  await page.getByRole('button', { name: 'Junior trampoline', exact: true }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Choose who is coming/ })
    .click();
  for (const [firstName] of children) {
    const box = page.getByRole('checkbox', { name: new RegExp(`^${firstName} Hartley`) });
    if (!(await box.isChecked())) await box.check();
  }
  await page.getByRole('button', { name: 'Add 2 places to basket' }).click();
  await expect(page.getByText('Successfully added item to the basket.').first()).toBeVisible();

  await open(page, '/basket');
  await expect(page.getByText('Some questions are still open.')).toHaveCount(2);
  await expect(page.getByText('Jumper’s agreement: 1 person has still to agree')).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Checkout now' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Answer questions' }).locator('visible=true').click();
  await expect(page).toHaveTitle('Bookings | Attendees');
  await expectNoAxeViolations(page);
  await expectNothingCut(page);

  const panels = page.getByRole('region', { name: /^Junior trampoline/ });
  await expect(panels).toHaveCount(2);
  for (const left of [2, 1]) {
    const panel = panels.first();
    await expect(panels).toHaveCount(left);
    await expect(panel.getByRole('textbox', { name: 'Last name' })).toHaveValue('Hartley');
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(panel.getByRole('alert')).toContainText('There are 3 things to put right');
    await panel.getByRole('textbox', { name: /anything about their health/ }).fill('No');
    await panel.getByRole('radio', { name: 'A few times' }).check();
    await panel.getByRole('checkbox', { name: /^I agree to the Jumper’s agreement on behalf of/ }).check();
    await panel.getByRole('button', { name: 'Save' }).click();
  }
  await expect(page.getByText('Everything is complete. You can check out now.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Checkout now' }).click();
  await expect(page).toHaveURL(/\/basket\/checkout/);
  await pay(page, cards.approved);
  await confirmedOrder(page);
  await expect(page.getByText('Junior trampoline').first()).toBeVisible();
});
