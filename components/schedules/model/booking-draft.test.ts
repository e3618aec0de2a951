import {
  getAnswers,
  assignAnswers,
  draftText,
  emptyDraft,
  hasUnassigned,
  joinDrafts,
  readDraft,
  type BookingDraft,
} from './booking-draft.ts';

const draft: BookingDraft = {
  type: 'individual',
  sessions: ['a'],
  extras: { lunch: 2 },
  people: [7, 8],
  answers: { 0: { 17: 'Nuts' }, 8: { 18: true, 19: ['5'] } },
};

describe('a kept draft', () => {
  test.each([
    ['a guest’s, read by a guest', null, null],
    ['a guest’s, read by whoever logs in', null, 7],
    ['a customer’s, read by them', 7, 7],
  ])('comes back whole: %s', (_, owner, reader) => {
    expect(readDraft(draftText(draft, owner), reader)).toEqual(draft);
  });

  test.each([
    ['another customer', 8],
    ['a guest after a log-out', null],
  ])('of a customer is not shown to %s', (_, reader) => {
    expect(readDraft(draftText(draft, 7), reader)).toBeNull();
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another thing', '[]'],
    ['a word', '"x"'],
  ])('that is %s is none', (_, text) => {
    expect(readDraft(text, null)).toBeNull();
  });

  test('with parts that do not fit loses those parts', () => {
    const odd = JSON.stringify({
      owner: null,
      type: 'half',
      sessions: [1],
      extras: { lunch: 'two', shirt: 1 },
      people: ['7'],
      answers: { 7: { 17: {}, 18: false }, 8: 'Nuts' },
    });
    expect(readDraft(odd, null)).toEqual({ ...emptyDraft, extras: { shirt: 1 }, answers: { 7: { 18: false } } });
  });
});

describe('answers that were typed while nobody was chosen', () => {
  const [adam, zoe] = [{ id: 8 }, { id: 9 }];

  test('go to the person who is chosen, and stay there', () => {
    const answers = assignAnswers({ 0: { 17: 'Nuts' } }, zoe.id);
    expect(answers).toEqual({ 9: { 17: 'Nuts' } });
    expect(assignAnswers(answers, adam.id)).toEqual(answers);
    expect([adam, zoe].map((person) => getAnswers({ answers }, person))).toEqual([{}, { 17: 'Nuts' }]);
  });

  test('replace no answer of that person', () => {
    const answers = { 0: { 17: 'Milk', 18: 'Beginner' }, 9: { 17: 'Nuts' } };
    expect(assignAnswers(answers, zoe.id)).toEqual({ 9: { 17: 'Nuts', 18: 'Beginner' } });
  });

  test.each([
    [{ 17: 'Nuts' }, true],
    [{ 17: true }, true],
    [{ 17: ['5'] }, true],
    [{ 17: '', 18: false, 19: [] }, false],
    [undefined, false],
  ])('%j are there: %s', (typed, isThere) => {
    expect(hasUnassigned({ answers: { ...(typed && { 0: typed }), 8: { 17: 'Milk' } } })).toBe(isThere);
  });
});

describe('what a customer typed before their session ended, and as a guest after it', () => {
  const saved: BookingDraft = { ...draft, answers: { 8: { 17: 'Nuts' } } };

  test('is as it was where the guest typed nothing', () => {
    expect(joinDrafts(saved, emptyDraft)).toEqual({ ...saved, answers: { 0: {}, ...saved.answers } });
  });

  test('has what is newer, and answers that are about nobody yet', () => {
    const typed = { ...emptyDraft, sessions: ['b'], extras: { shirt: 1 }, answers: { 0: { 18: 'Beginner' } } };
    expect(joinDrafts(saved, typed)).toEqual({
      type: 'individual',
      sessions: ['b'],
      extras: { lunch: 2, shirt: 1 },
      people: null,
      answers: { 0: { 18: 'Beginner' }, 8: { 17: 'Nuts' } },
    });
  });
});
