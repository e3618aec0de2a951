import type { CardSession, SavedCard } from '#contract/payments/payments.ts';
import { askCard } from './ask-card.ts';
import type { CardForm, CardToken } from './card-form.ts';

const savedCard: SavedCard = {
  id: 'saved',
  paymentProvider: 'opayo',
  brand: 'Visa',
  last4: '4242',
  expiry: '12/30',
  isDefault: false,
};
const session: CardSession = {
  sessionKey: 'key',
  mode: 'sandbox',
  url: 'https://provider.example/form.js',
  savedCard,
  savedCardToken: 'token',
  savesCards: true,
};
const over: CardToken = { ok: false, isSessionOver: true, message: '' };

const makeForm = (...answers: CardToken[]): CardForm => ({
  tokenise: async (sessionKey = '') => answers.shift() ?? { ok: true, cardIdentifier: 'card', sessionKey },
  close: () => undefined,
});
const request = {
  session,
  form: makeForm(),
  savedCard: null,
  wantsSaving: false,
  age: 0,
  renew: async () => 'new key',
};

describe('what a payment is made with', () => {
  it.each([
    ['a new card', {}, { cardIdentifier: 'card', sessionKey: 'key' }],
    ['a new card to save', { wantsSaving: true }, { cardIdentifier: 'card', sessionKey: 'key', saveCard: true }],
    ['a saved card', { savedCard }, { savedCardId: 'saved', sessionKey: 'key' }],
    [
      'a saved card, and no new one is saved',
      { savedCard, wantsSaving: true },
      { savedCardId: 'saved', sessionKey: 'key' },
    ],
    [
      'a saved card whose code nobody asks for',
      { savedCard, form: null, session: { ...session, savedCardToken: null } },
      { savedCardId: 'saved', sessionKey: 'key' },
    ],
    [
      'the same after a long time',
      { savedCard, form: null, session: { ...session, savedCardToken: null }, age: 400_000 },
      { savedCardId: 'saved', sessionKey: 'new key' },
    ],
  ])('is %s', async (_, change, card) => {
    expect(await askCard({ ...request, form: makeForm(), ...change })).toEqual({ card });
  });

  it('is nothing while no form is open', async () => {
    const problem = { kind: 'card_session_failed' };
    expect(await askCard({ ...request, form: null })).toEqual({ problem });
    expect(await askCard({ ...request, session: null })).toEqual({ problem });
    const silent = { ...request, savedCard, session: { ...session, savedCardToken: null } };
    expect(await askCard({ ...silent, age: 400_000, renew: async () => null })).toEqual({ problem });
  });

  it('is not a saved card that the provider refuses with a new key, too', async () => {
    expect(await askCard({ ...request, savedCard, form: makeForm(over, over) })).toEqual({
      problem: { kind: 'saved_card_gone' },
    });
    expect(await askCard({ ...request, form: makeForm(over, over) })).toEqual({
      problem: { kind: 'card_session_expired' },
    });
  });
});
