import { expectNoAxeViolations } from '#e2e/support/expect/expect-no-axe-violations.ts';
import { basketWithClass, stripeVenue } from '#e2e/support/fill-basket.ts';
import { readMail } from '#e2e/support/mailbox.ts';
import { newCustomer } from '#e2e/support/new-customer.ts';
import { cardFields, cards, confirmedOrder, payButton, payByStripe } from '#e2e/support/payment.ts';
import { letTimePass, reconcile } from '#e2e/support/test-controls.ts';
import { expect, test } from '#e2e/support/test.ts';

test(
  'a card that was saved through Stripe pays the next time without being typed',
  { tag: '@phone' },
  async ({ page }) => {
    const customer = await newCustomer(page);
    await basketWithClass(customer, 'Aqua fit', { venue: stripeVenue });
    await page.goto('/basket/checkout');
    await cardFields(page).getByLabel('Card number').waitFor();
    await page.getByRole('checkbox', { name: /^Save this card/ }).check();
    await payByStripe(page, cards.approved);
    await confirmedOrder(page);

    await basketWithClass(customer, 'Aqua fit', { venue: stripeVenue });
    await page.goto('/basket/checkout');
    await expect(page.getByRole('radio', { name: 'Visa ending 4242, expires 12/30' })).toBeChecked();
    await expect(cardFields(page).getByLabel('Card number')).toHaveCount(0);
    await page.getByRole('checkbox', { name: /I agree/ }).check();
    await expectNoAxeViolations(page);
    await payButton(page).click();
    const orderId = await confirmedOrder(page);
    const { data: order } = await customer.call('getOrder', { params: { orderId } });
    expect(order.payments).toMatchObject([{ tenderType: 'online', amount: { value: order.total.value } }]);
  },
);

test('a tab closed right after Stripe’s approval loses no order', { tag: '@desktop' }, async ({ page, context }) => {
  const customer = await newCustomer(page);
  await basketWithClass(customer, 'Aqua fit', { venue: stripeVenue });
  await page.goto('/basket/checkout');
  await context.route('**/api/checkout/session/complete/*', () => new Promise(() => undefined));
  await payByStripe(page, cards.approved);
  await expect(page.getByRole('heading', { name: 'Completing your order' })).toBeVisible();
  const transactionUuid = new URL(page.url()).searchParams.get('payment') ?? '';
  const later = await context.newPage();
  await page.close({ runBeforeUnload: false });
  await letTimePass(customer.email, 3 * 60);
  await reconcile();
  expect(await readMail(later, customer.email, 'Booking confirmed')).toContain('Aqua fit');
  await later.goto(`/basket/checkout?payment=${transactionUuid}`);
  await confirmedOrder(later);
});
