import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SavedCard } from '#contract/payments/payments.ts';
import { payButton, payFor, show, withCheckout } from '#tests/support/checkout-components/checkout-stage.tsx';
import {
  cardSession,
  completed,
  paymentSession,
  result,
  yoga,
} from '#tests/support/checkout-components/payment-replies.ts';
import { held } from '#tests/support/held.ts';
import { uuid } from '#tests/support/make/make-cart.ts';
import { answer, answerBy, refuse, type AskedCall } from '#tests/support/site-server.ts';

const { form } = withCheckout();

const visa: SavedCard = {
  id: uuid(21),
  paymentProvider: 'opayo',
  brand: 'Visa',
  last4: '4242',
  expiry: '12/30',
  isDefault: false,
};
const mastercard: SavedCard = { ...visa, id: uuid(22), brand: 'Mastercard', last4: '0009', expiry: '01/29' };
const withVisa = { ...cardSession, savedCard: visa, savedCardToken: 'visa-token', savesCards: true };
const row = (name: RegExp) => screen.findByRole('radio', { name });
const visaRow = () => row(/^Visa ending 4242, expires 12\/30$/);
const anotherRow = () => row(/^Use another card$/);

/** A customer with these cards, the first of them the newest. */
function withCards(...cards: SavedCard[]) {
  answer('listSavedCards', cards);
  answer('prepareCheckoutSession', paymentSession({ cardSession: withVisa }));
}

/** Records what is sent to pay; it is approved. */
function approve() {
  const sent: unknown[] = [];
  answer('authorisePayment', result({}), { seen: ({ body }) => sent.push(body) });
  answer('completeCheckoutSession', completed);
  return sent;
}

it('says that the saved cards could not be read, and takes a new one meanwhile', async () => {
  answer('prepareCheckoutSession', paymentSession({ cardSession: withVisa }));
  refuse('listSavedCards', 'unexpected');
  show();
  expect(await screen.findByText(/Your saved cards could not be read/)).toBeVisible();
  answer('listSavedCards', [visa]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await visaRow()).toBeVisible();
});

describe('a customer with a saved card', () => {
  it('finds the newest chosen and pays with its security code', async () => {
    withCards(visa, mastercard);
    const sent = approve();
    show();
    expect(await visaRow()).toBeChecked();
    expect(await row(/^Mastercard ending 0009/)).not.toBeChecked();
    await payFor();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ saved_card_id: visa.id, session_key: 'key-1' });
    expect(sent[0]).not.toHaveProperty('card_identifier');
    expect(form().opened().at(-1)).toMatchObject({ reusableCardIdentifier: 'visa-token' });
    expect(screen.queryByRole('checkbox', { name: /Save this card/ })).not.toBeInTheDocument();
  });

  it('needs no form where no security code is asked for', async () => {
    withCards(visa);
    answer('prepareCheckoutSession', paymentSession({ cardSession: { ...withVisa, savedCardToken: null } }));
    const sent = approve();
    show();
    expect(await visaRow()).toBeChecked();
    await payFor();
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ saved_card_id: visa.id })]));
    expect(form().opened()).toEqual([]);
  });

  it('can use another card, and have it saved, too', async () => {
    withCards(visa);
    const sent = approve();
    show();
    await userEvent.click(await anotherRow());
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Save this card/ }));
    await payFor();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ card_identifier: 'token-1', save_card: true });
    expect(sent[0]).not.toHaveProperty('saved_card_id');
    expect(form().opened().at(-1)).not.toHaveProperty('reusableCardIdentifier');
  });

  it('can use an older card, for which a session of its own is opened', async () => {
    withCards(visa, mastercard);
    const requests: AskedCall[] = [];
    const session = { ...withVisa, sessionKey: 'key-2', savedCard: mastercard, savedCardToken: 'mastercard-token' };
    answer('createOpayoSession', session, { seen: (request) => requests.push(request) });
    const sent = approve();
    show();
    await userEvent.click(await row(/^Mastercard ending 0009/));
    await waitFor(() => expect(form().opened().at(-1)).toMatchObject({ reusableCardIdentifier: 'mastercard-token' }));
    expect(requests.map(({ body }) => body)).toEqual([
      { transaction_uuid: paymentSession().transactionUuid, saved_card_id: mastercard.id },
    ]);
    await payFor();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ saved_card_id: mastercard.id, session_key: 'key-2' });
  });

  it('can try again when the session of an older card could not be opened', async () => {
    withCards(visa, mastercard);
    refuse('createOpayoSession', 'provider_unavailable');
    const sent = approve();
    show();
    await userEvent.click(await row(/^Mastercard ending 0009/));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    const session = { ...withVisa, sessionKey: 'key-2', savedCard: mastercard, savedCardToken: 'mastercard-token' };
    answer('createOpayoSession', session);
    await userEvent.click(retry);
    await waitFor(() => expect(form().opened().at(-1)).toMatchObject({ reusableCardIdentifier: 'mastercard-token' }));
    await payFor();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ saved_card_id: mastercard.id, session_key: 'key-2' });
  });

  it('is told of a wrong security code in the one summary', async () => {
    withCards(visa);
    show();
    await visaRow();
    form().refuses('The security code is too short');
    await payFor();
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByRole('link', { name: 'The security code is too short' })).toBeVisible();
  });

  it('is offered the card form when the provider does not know the card any more', async () => {
    withCards(visa);
    answer('createOpayoSession', { ...withVisa, sessionKey: 'key-2' });
    form().forgets('key-1', 'key-2');
    show();
    await visaRow();
    await payFor();
    expect(
      await screen.findByRole('link', { name: 'This saved card can no longer be used. Please enter a card.' }),
    ).toBeVisible();
    expect(await anotherRow()).toBeChecked();
  });

  it('is told when the card has expired, and finds it gone', async () => {
    let cards = [visa];
    answerBy('listSavedCards', () => ({ data: cards }));
    answer('prepareCheckoutSession', paymentSession({ cardSession: withVisa }));
    const message = 'This card has expired, please use another card';
    refuse('authorisePayment', 'validation_failed', {
      errors: { saved_card_id: [message] },
      validation_messages: [message],
    });
    show();
    await visaRow();
    await payButton();
    cards = [];
    answer('prepareCheckoutSession', paymentSession({ cardSession }));
    await payFor();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await waitFor(() => expect(screen.queryByRole('radio', { name: /^Visa/ })).not.toBeInTheDocument());
    expect(await payButton(/^Try again/)).toBeEnabled();
  });
});

describe('removing a saved card', () => {
  it('leaves the others, and the focus with the chosen one', async () => {
    let cards = [visa, mastercard];
    answerBy('listSavedCards', () => ({ data: cards }));
    answer('prepareCheckoutSession', paymentSession({ cardSession: withVisa }));
    answer('createOpayoSession', { ...withVisa, savedCard: mastercard, savedCardToken: 'mastercard-token' });
    answerBy('deleteSavedCard', () => {
      cards = [mastercard];
      return { data: null };
    });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Visa ending 4242' }));
    await waitFor(() => expect(screen.queryByRole('radio', { name: /^Visa/ })).not.toBeInTheDocument());
    await waitFor(async () => expect(await row(/^Mastercard/)).toHaveFocus());
    expect(await row(/^Mastercard/)).toBeChecked();
  });

  it('leads to the card form when it was the only one', async () => {
    let cards = [visa];
    answerBy('listSavedCards', () => ({ data: cards }));
    answer('prepareCheckoutSession', paymentSession({ cardSession: withVisa }));
    answerBy('deleteSavedCard', () => {
      cards = [];
      return { data: null };
    });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Visa ending 4242' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Pay with' })).not.toBeInTheDocument());
    expect(await screen.findByRole('heading', { name: 'Payment' })).toHaveFocus();
    expect(await screen.findByRole('checkbox', { name: /^Save this card/ })).not.toBeChecked();
  });
});

describe('a customer without a saved card', () => {
  it('is offered to save one, which is not chosen for them', async () => {
    answer('prepareCheckoutSession', paymentSession({ cardSession: { ...cardSession, savesCards: true } }));
    const sent = approve();
    show();
    expect(await screen.findByRole('checkbox', { name: /^Save this card/ })).not.toBeChecked();
    await payFor();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).not.toHaveProperty('save_card');
    expect(screen.queryByRole('group', { name: 'Pay with' })).not.toBeInTheDocument();
  });

  it('is offered it while the form is still loading, and the choice stays', async () => {
    const session = held();
    const cards = held();
    const offered = paymentSession({ cardSession: { ...cardSession, savesCards: true } });
    answer('listSavedCards', [], { after: cards.until });
    answer('prepareCheckoutSession', offered, { after: session.until });
    show(yoga, { savesCards: true });
    const box = await screen.findByRole('checkbox', { name: /^Save this card/ });
    expect(screen.getByText('Opening the secure card form…')).toBeVisible();
    await userEvent.click(box);
    cards.release();
    session.release();
    await payButton();
    expect(screen.getByRole('checkbox', { name: /^Save this card/ })).toBeChecked();
  });

  it('is not offered it at a kiosk, which saves none', async () => {
    const session = held();
    answer('prepareCheckoutSession', paymentSession(), { after: session.until });
    show(yoga, { savesCards: true, mode: 'kiosk' });
    expect(await screen.findByText('Opening the secure card form…')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /^Save this card/ })).not.toBeInTheDocument();
    session.release();
  });

  it('is not offered it where it would do nothing', async () => {
    show();
    await payButton();
    expect(screen.queryByRole('checkbox', { name: /^Save this card/ })).not.toBeInTheDocument();
  });

  it('pays with a new card when nobody can say which are saved', async () => {
    refuse('listSavedCards', 'unavailable');
    answer('prepareCheckoutSession', paymentSession({ cardSession: withVisa }));
    const sent = approve();
    show();
    await payFor();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ card_identifier: 'token-1' });
  });
});

it('asks for no saved cards at a kiosk', async () => {
  const requests: AskedCall[] = [];
  answer('listSavedCards', [visa], { seen: (request) => requests.push(request) });
  show(yoga, { mode: 'kiosk' });
  await payButton();
  expect(requests).toEqual([]);
  expect(screen.queryByRole('group', { name: 'Pay with' })).not.toBeInTheDocument();
});
