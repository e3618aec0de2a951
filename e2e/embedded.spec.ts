import { expectNoAxeViolations } from './support/expect/expect-no-axe-violations.ts';
import { basketWithClass } from './support/fill-basket.ts';
import { newCustomer } from './support/new-customer.ts';
import { open } from './support/open.ts';
import { answerBank, cards, confirmedOrder, pay } from './support/payment.ts';
import { getCharges } from './support/test-controls.ts';
import { expect, test } from './support/test.ts';

test('an embedded basket is paid without leaving the frame’s mode', { tag: '@phone' }, async ({ page }) => {
  const customer = await newCustomer(page);
  await basketWithClass(customer);
  await open(page, '/basket?embedded=true');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('link', { name: 'Checkout now' }).filter({ visible: true }).click();
  await page.waitForURL(/\/basket\/checkout\?embedded=true/);
  await pay(page, cards.challenge);
  await answerBank(page, '1234');
  await confirmedOrder(page);
  expect(new URL(page.url()).searchParams.get('embedded')).toBe('true');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expectNoAxeViolations(page);
  expect((await getCharges(customer.email)).taken).toHaveLength(1);
});
