import { cardToken } from './ask-card.ts';
import type { CardForm, CardToken } from './card-form.ts';

const minute = 60_000;
const noDetails = { billing: null, wantsSaving: false };

/** A form whose keys in `expired` are over; records the keys that it was given. */
function openForm(expired: readonly string[] = [], refusal?: string) {
  const keys: (string | undefined)[] = [];
  const form: CardForm = {
    tokenise: async (key): Promise<CardToken> => {
      keys.push(key);
      if (key !== undefined && expired.includes(key)) return { ok: false, isSessionOver: true, message: '401' };
      if (refusal !== undefined) return { ok: false, isSessionOver: false, message: refusal };
      return { ok: true, cardIdentifier: 'card', sessionKey: key ?? '' };
    },
    close: () => undefined,
  };
  return { form, keys };
}

/** Asks for a token with the key `old`; each renewal gives the next of `fresh`. */
async function ask({ form, age = 0, fresh = [] }: { form: CardForm; age?: number; fresh?: (string | null)[] }) {
  const left = [...fresh];
  const renew = async () => left.shift() ?? null;
  const answer = await cardToken({ form, session: { sessionKey: 'old' }, details: noDetails, age, renew });
  return { answer, unused: left };
}

describe('the token of a card', () => {
  it.each([
    [0, 'old', ['new']],
    [6 * minute, 'old', ['new']],
    [380_000, 'old', ['new']],
    [380_001, 'new', []],
    [60 * minute, 'new', []],
  ])('is asked for with a key of %i ms as the key "%s"', async (age, sessionKey, unused) => {
    const { form } = openForm();
    expect(await ask({ form, age, fresh: ['new'] })).toEqual({
      answer: { card: { cardIdentifier: 'card', sessionKey } },
      unused,
    });
  });

  it('is asked for again with a new key when the form says that the old one is over', async () => {
    const { form, keys } = openForm(['old']);
    const { answer } = await ask({ form, fresh: ['new'] });
    expect(answer).toEqual({ card: { cardIdentifier: 'card', sessionKey: 'new' } });
    expect(keys).toEqual(['old', 'new']);
  });

  it('is asked for twice at most', async () => {
    const { form, keys } = openForm(['old', 'new']);
    const { answer, unused } = await ask({ form, fresh: ['new', 'newer'] });
    expect(answer).toEqual({ problem: { kind: 'card_session_expired' } });
    expect(keys).toEqual(['old', 'new']);
    expect(unused).toEqual(['newer']);
  });

  it.each([
    ['before it is asked', [], 400_000, 0],
    ['after the form said so', ['old'], 0, 1],
  ])('fails when there is no new key %s', async (_when, expired, age, requestCount) => {
    const { form, keys } = openForm(expired);
    const { answer } = await ask({ form, age, fresh: [null] });
    expect(answer).toEqual({ problem: { kind: 'card_session_failed' } });
    expect(keys).toHaveLength(requestCount);
  });

  it('is refused in the words of the form, without a new key', async () => {
    const { form, keys } = openForm([], 'Check the security code');
    const { answer, unused } = await ask({ form, fresh: ['new'] });
    expect(answer).toEqual({ problem: { kind: 'card_refused', message: 'Check the security code' } });
    expect(keys).toEqual(['old']);
    expect(unused).toEqual(['new']);
  });
});
