import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '#contract/routes.ts';
import { sum } from '#contract/rules/sum.ts';
import { expectNoAxeViolations } from '#e2e/support/expect/expect-no-axe-violations.ts';
import { noteShifts, shiftsOn } from '#e2e/support/expect/layout-shifts.ts';
import { basketWithClass } from '#e2e/support/fill-basket.ts';
import { newCustomer } from '#e2e/support/new-customer.ts';
import { answerBank, cards, confirmedOrder, fillCheckout, payButton } from '#e2e/support/payment.ts';
import { getCharges } from '#e2e/support/test-controls.ts';
import { expect, test } from '#e2e/support/test.ts';

test('a card that was saved pays the next time with its security code alone', async ({ page }) => {
  const customer = await newCustomer(page);
  await basketWithClass(customer);
  await page.goto('/basket/checkout');
  await fillCheckout(page, cards.approved);
  await page.getByRole('checkbox', { name: /^Save this card/ }).check();
  await expectNoAxeViolations(page);
  await payButton(page).click();
  // The bank always checks a card that is saved.
  await answerBank(page, '1234');
  await confirmedOrder(page);

  await basketWithClass(customer);
  // The page knows the cards from the start: nothing moves when a slow network tells them.
  await page.route(`**${routes.listSavedCards.path}*`, async (route) => {
    await wait(1_500);
    await route.continue();
  });
  await page.goto('/basket/checkout');
  await noteShifts(page, 'opening');
  await page.locator('#payment').evaluate((heading) => heading.scrollIntoView());
  await expect(page.getByRole('radio', { name: 'Visa ending 4242, expires 12/30' })).toBeChecked();
  const code = page.frameLocator('#card iframe').getByLabel('Security code');
  await expect(code).toBeVisible();
  expect(sum(await shiftsOn(page))).toBeLessThan(0.01);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await payButton(page).click();
  const summary = page.getByRole('alert').filter({ hasText: 'The security code is required' });
  await expect(summary).toBeVisible();
  await expectNoAxeViolations(page);
  await summary.getByRole('link').click();
  await expect(code).toBeFocused();
  await page.keyboard.type('123');
  await payButton(page).click();
  await confirmedOrder(page);
  expect(await getCharges(customer.email)).toMatchObject({
    authorisations: 2,
    taken: [expect.any(Number), expect.any(Number)],
  });
});

test('a saved card can be left alone, and removed', { tag: '@desktop' }, async ({ page }) => {
  const customer = await newCustomer(page);
  await basketWithClass(customer);
  await page.goto('/basket/checkout');
  await fillCheckout(page, cards.approved);
  await page.getByRole('checkbox', { name: /^Save this card/ }).check();
  await payButton(page).click();
  await answerBank(page, '1234');
  await confirmedOrder(page);

  await basketWithClass(customer);
  await page.goto('/basket/checkout');
  const saved = page.getByRole('radio', { name: /^Visa ending 4242/ });
  await saved.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Use another card' })).toBeChecked();
  await expect(page.frameLocator('#card iframe').getByLabel('Card number')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Visa ending 4242' }).click();
  await expect(saved).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeFocused();
  await expectNoAxeViolations(page);
});
