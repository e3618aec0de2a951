import { basketWithClass, basketWithPageCourt, stripeVenue } from '#e2e/support/fill-basket.ts';
import { newCustomer, type Customer } from '#e2e/support/new-customer.ts';
import { payButton } from '#e2e/support/payment.ts';
import { expect, test } from '#e2e/support/test.ts';

const baskets: Record<string, (customer: Customer) => Promise<unknown>> = {
  opayo: (customer) => basketWithClass(customer),
  stripe: (customer) => basketWithClass(customer, 'Aqua fit', { venue: stripeVenue }),
  hosted: (customer) => basketWithPageCourt(customer),
};

for (const [provider, fill] of Object.entries(baskets))
  test(`nothing of an embedded checkout moves when the payment with ${provider} is ready`, async ({ page }) => {
    await fill(await newCustomer(page));
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/checkout/session/prepare', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/basket/checkout?embedded=true');
    const terms = page.getByRole('checkbox', { name: /I agree/ });
    const getHeights = async () => [
      await terms.evaluate((element) => element.getBoundingClientRect().top + window.scrollY),
      await page.evaluate(() => document.body.scrollHeight),
    ];
    await expect(page.getByRole('button', { name: 'Preparing payment' })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = await getHeights();
    release();
    await expect(payButton(page)).toBeEnabled();
    await expect(payButton(page)).toHaveText(/^Pay/);
    if (provider !== 'hosted') await page.locator('#card iframe').first().waitFor();
    expect(await getHeights()).toEqual(before);
  });
