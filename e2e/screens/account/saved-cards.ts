import { answerBank, cards, confirmedOrder, fillCheckout, payButton } from '#e2e/support/payment.ts';
import { inRoom, type Stage } from '../screen.ts';
import { addClasses, withBasket } from '../support/basket.ts';

const checkout = '/basket/checkout';

/** A customer of their own who saved a card when paying, with classes in the next basket. */
async function withSavedCard(stage: Stage): Promise<void> {
  const { page, at } = stage;
  await withBasket(stage, 1);
  await page.goto(at(checkout));
  await fillCheckout(page, cards.approved);
  await page.getByRole('checkbox', { name: /^Save this card/ }).check();
  await payButton(page).filter({ visible: true }).first().click();
  await answerBank(page, '1234');
  await confirmedOrder(page);
  await addClasses(page, 1);
}

const chooseAnother = async ({ page }: Stage): Promise<void> => {
  await page.getByRole('radio', { name: 'Use another card' }).check();
  await page.frameLocator('#card iframe').getByLabel('Card number').waitFor();
};

const leaveCodeOut = async ({ page }: Stage): Promise<void> => {
  await page.frameLocator('#card iframe').getByLabel('Security code').waitFor();
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await payButton(page).filter({ visible: true }).first().click();
  await page.getByText('The security code is required').first().waitFor();
};

const seeCode = ({ page }: Stage) => page.frameLocator('#card iframe').getByLabel('Security code').waitFor();

export const savedCardsScreens = inRoom('saved-card', [
  { state: 'chosen', path: checkout, before: withSavedCard, act: seeCode },
  { state: 'another', path: checkout, before: withSavedCard, act: chooseAnother },
  { state: 'code-missing', path: checkout, before: withSavedCard, act: leaveCodeOut },
  { state: 'narrow', path: checkout, size: { width: 320, height: 640 }, before: withSavedCard, act: seeCode },
  { state: 'large-type', path: checkout, isLarge: true, before: withSavedCard, act: seeCode },
]);
