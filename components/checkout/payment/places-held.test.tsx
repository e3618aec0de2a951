import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addMinutes } from 'date-fns/addMinutes';
import type { Cart } from '#contract/cart/cart.ts';
import { payButton, show, withCheckout } from '#tests/support/checkout-components/checkout-stage.tsx';
import { frozen, paymentSession, transactionUuid } from '#tests/support/checkout-components/payment-replies.ts';
import { makeJoining, makeType } from '#tests/support/joining-components/joining-replies.ts';
import { makeCart, sessionItem } from '#tests/support/make/make-cart.ts';
import { renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answer } from '#tests/support/site-server.ts';
import { PaymentProgress } from './payment-progress.tsx';
import { ScaDialog } from './sca-dialog.tsx';

withCheckout('hosted');

const holdExpiresAt = `${addMinutes(new Date(), 10).toISOString().slice(0, 19)}Z`;
const withPlaces = makeCart([sessionItem(1, 'Vinyasa yoga', 1040, { holdExpiresAt })]);
const membershipOnly: Cart = { ...makeJoining(makeType()).cart, source: 'activity-booking' };
const form = { scaUrl: 'https://pay.example/form', scaMethod: 'POST', formData: { merchantID: '100001' } } as const;

/** Shows the checkout until the provider's page is open in its frame. Returns what was said before and then. */
async function openPage(cart: Cart): Promise<[string | null, HTMLElement]> {
  answer('prepareCheckoutSession', paymentSession({ paymentProvider: 'hosted', cardSession: null }));
  show(cart);
  answer('prepareSessionPayment', { ...frozen, transactionStatus: 'sca_required', ...form });
  answer('getScaForm', { ...form, frame: 'iframe', expiresAt: '2030-01-01T00:00:00Z' });
  answer('completeSca', { transactionId: transactionUuid, status: 'sca_required' });
  const button = await payButton();
  const note = screen.getByText(/^You enter your card on the page of our payment provider/).textContent;
  await userEvent.click(button);
  await screen.findByTitle('Payment page');
  return [note, screen.getByRole('dialog', { name: 'Pay by card' })];
}

it('is said of a basket that holds places', async () => {
  const [note, dialog] = await openPage(withPlaces);
  expect(note).toMatch(/which opens when you press Pay\. Your places stay held meanwhile\.$/);
  expect(dialog).toHaveAccessibleDescription(
    'Enter your card in the frame below. Your places stay held while you do, and your bank may ask you to approve the payment.',
  );
});

it('is not said of a basket with a membership alone', async () => {
  const [note, dialog] = await openPage(membershipOnly);
  expect(note).toMatch(/which opens when you press Pay\.$/);
  expect(dialog).toHaveAccessibleDescription(
    'Enter your card in the frame below. Your bank may ask you to approve the payment.',
  );
});

const check = (holdsPlaces: boolean, stage: Stage = {}) => {
  const nothing = () => undefined;
  const props = { transactionUuid, returnToken: null, onShown: nothing, onAnswered: nothing, onGiveUp: nothing };
  renderOnSite(<ScaDialog {...props} holdsPlaces={holdsPlaces} />, stage);
  return screen.getByRole('dialog');
};

it.each([
  [true, 'en', 'Your places stay held while you do, and nothing is taken until your bank says yes.'],
  [false, 'en', 'Nothing is taken until your bank says yes.'],
  [true, 'cy', 'Cedwir eich lleoedd tra byddwch yn gwneud hynny, ac ni chymerir dim nes bydd eich banc yn cytuno.'],
  [false, 'cy', 'Ni chymerir dim nes bydd eich banc yn cytuno.'],
] as const)('is said during the bank’s check only where it holds (%s, %s)', (holdsPlaces, language, words) => {
  const start = language === 'en' ? 'Answer in the frame below.' : 'Atebwch yn y ffrâm isod.';
  expect(check(holdsPlaces, { language })).toHaveAccessibleDescription(`${start} ${words}`);
});

it.each([
  [true, false, 'Please leave this page open: your places are safe while we wait.'],
  [false, false, 'Please leave this page open.'],
  [true, true, 'we are waiting for its last word. Your places are kept meanwhile.'],
  [false, true, 'we are waiting for its last word.'],
])('is said while the bank is asked only where it holds (%s, answer unknown: %s)', (holdsPlaces, isWaiting, words) => {
  renderOnSite(<PaymentProgress state={{ status: 'authorizing', isWaiting }} email={null} holdsPlaces={holdsPlaces} />);
  const text = [...screen.getByRole('status').querySelectorAll('p')][0]?.textContent;
  expect(text?.endsWith(words)).toBe(true);
});
