import type { Page } from '@playwright/test';
import { tabTo } from '#e2e/support/expect/tab-to.ts';
import { walkStops } from '#e2e/support/expect/walk-stops.ts';
import { basketWithClass } from '#e2e/support/fill-basket.ts';
import { newCustomer, refuseCookiesBefore } from '#e2e/support/new-customer.ts';
import { cards, confirmedOrder, payButton } from '#e2e/support/payment.ts';
import { expect, test } from '#e2e/support/test.ts';

/** From the basket to the order, typing what the checkout asks for. */
async function payByKeyboard(page: Page): Promise<void> {
  const { keyboard } = page;
  const agreement = page.getByRole('checkbox', { name: /I agree/ }).first();
  await tabTo(page, agreement);
  await keyboard.press('Space');
  await tabTo(page, page.getByRole('link', { name: 'Checkout now' }).filter({ visible: true }).first());
  await keyboard.press('Enter');
  await page.waitForURL(/\/basket\/checkout/);
  const fields = page.frameLocator('#card iframe');
  for (const [label, text] of [
    [/name/i, 'Robin Hartley'],
    [/card number/i, cards.approved],
    [/expiry/i, '1230'],
    [/security/i, '123'],
  ] as const) {
    await tabTo(page, fields.getByLabel(label).first());
    await keyboard.type(text);
  }
  // The checkout knows what was agreed to in the basket.
  await expect(page.getByRole('checkbox', { name: /I agree/ })).toBeChecked();
  await tabTo(page, payButton(page));
  await keyboard.press('Enter');
}

test('a class is paid for and cancelled by the keyboard alone', { tag: '@desktop' }, async ({ page, at }) => {
  const customer = await newCustomer(page);
  await refuseCookiesBefore(page, at('account', '/'));
  const { templateName } = await basketWithClass(customer);
  await page.goto('/basket', { waitUntil: 'networkidle' });
  await walkStops(page);
  await page.goto('/basket', { waitUntil: 'networkidle' });
  await payByKeyboard(page);
  await confirmedOrder(page);
  await walkStops(page);

  await page.goto(at('account', '/bookings/upcoming'), { waitUntil: 'networkidle' });
  await walkStops(page);
  const cancel = page.getByRole('button', { name: new RegExp(`^Cancel ${templateName}`) });
  await tabTo(page, cancel);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Enter');
  const confirm = dialog.getByRole('button', { name: 'Cancel booking', exact: true });
  await expect(confirm).toBeVisible();
  for (let tabs = 0; tabs < 8; tabs += 1) {
    await page.keyboard.press('Tab');
    // What guards the end of the dialogue has the focus for one frame.
    await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await tabTo(page, confirm);
  await page.keyboard.press('Enter');
  await expect(cancel).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});
