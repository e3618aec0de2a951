import type { Locator, Page } from 'playwright';
import { answerBank, cards, payButton } from '#e2e/support/payment.ts';
import type { Person } from './person.ts';

const address = { 'Address line 1': '88 High Street', Postcode: 'LS1 4AP' };

const first = (control: Locator): Locator => control.filter({ visible: true }).first();

/** The button that adds what is chosen. */
export const addButton = (page: Page): Locator => first(page.getByRole('button', { name: /^Add to basket/ }));

/** What is said when it has been added. */
export const added = (page: Page): Locator => page.getByText('Successfully added item to the basket.').first();

/** From what was added to the checkout. */
export async function checkOut({ page, tap }: Person): Promise<void> {
  await tap(first(page.getByRole('link', { name: 'Checkout now' })));
  await page.waitForURL(/\/basket\/checkout/);
}

/** Sends the payment of a card that is to be saved, and passes the check that the bank always asks for then. */
async function saveCard({ page, tap }: Person): Promise<void> {
  await tap(page.getByRole('checkbox', { name: /^Save this card/ }));
  await tap(payButton(page));
  await answerBank(page, '1234');
}

/**
 * From the checkout to the confirmation, by card, filling in what is not filled in yet. Of a card that was saved, or with
 * `isSaved` is saved now, the next payment asks for the security code alone.
 */
export async function pay(person: Person, { isSaved = false } = {}): Promise<void> {
  const { page, tap, fill } = person;
  await page.locator('#card iframe').waitFor();
  const provider = page.frameLocator('#card iframe');
  const code = provider.getByLabel(/security/i);
  await code.waitFor();
  // Of a saved card only the security code is asked for.
  if (await provider.getByLabel(/card number/i).isVisible()) {
    await fill(provider.getByLabel(/card number/i), cards.approved);
    await fill(provider.getByLabel(/name/i).first(), 'Jo Parent');
    await fill(provider.getByLabel(/expiry/i), '12/30');
  }
  await fill(code, '123');
  for (const [label, value] of Object.entries(address)) {
    const field = page.getByLabel(label, { exact: true });
    if ((await field.isVisible()) && (await field.inputValue()) === '') await fill(field, value);
  }
  const terms = page.getByRole('checkbox', { name: /I agree/ });
  if ((await terms.isVisible()) && !(await terms.isChecked())) await tap(terms);
  await (isSaved ? saveCard(person) : tap(payButton(page)));
  await page.waitForURL(/\/booking-confirmed\//);
}
