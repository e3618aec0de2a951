import { asking, camp, lunch, needsWaiver, question, uuid, waiver } from '#tests/support/schedules-components/camps.ts';
import { emptyDraft } from './booking-draft.ts';
import { bookingItem, bookingState, type PersonDraft } from './booking-state.ts';

const before = new Date('2099-12-01T12:00:00Z');
const holiday = camp({
  extras: [lunch],
  restrictions: needsWaiver,
  customQuestionSections: asking(question(7, 'Allergies')),
});
const [first, second] = holiday.occurrences.map(({ id }) => id);
const draft = (input: Partial<PersonDraft> = {}): PersonDraft => ({
  ...emptyDraft,
  answers: { 7: 'None' },
  ...input,
});

describe('a booking form', () => {
  it.each([
    ['an answer that is missing', draft({ answers: {} }), true, 'fields'],
    ['a waiver that is not agreed to', draft(), false, 'waiver'],
    ['dates without one ticked', draft({ type: 'individual', sessions: [] }), true, 'sessions'],
    ['nothing', draft(), true, undefined],
  ] as const)('waits for %s', (_, input, isWaiverAgreed, kind) => {
    expect(bookingState(holiday, input, isWaiverAgreed, before).refusal?.kind).toBe(kind);
  });

  it('names each question that is not answered', () => {
    const { problems } = bookingState(holiday, draft({ answers: {} }), true, before);
    expect(problems.map(({ question: { id }, problem }) => [id, problem])).toEqual([[7, 'required']]);
  });

  it('sends the entire camp without dates', () => {
    const state = bookingState(holiday, draft({ extras: { [uuid(31)]: 2 } }), true, before);
    const item = bookingItem(holiday, draft(), state, 1002);
    expect(item).toMatchObject({
      purchasableType: 'camp',
      quantity: 1,
      purchasedForUserId: 1002,
      bookingFullCamp: true,
      activityRestrictionIds: [waiver.id],
      customQuestionAnswers: [{ customQuestionId: 7, answer: 'None' }],
      extras: [{ pricingOptionId: uuid(31), quantity: 2 }],
    });
    expect(item.campOccurrenceIds).toBeUndefined();
  });

  it('sends the dates that are ticked, and no others', () => {
    const selected = draft({ type: 'individual', sessions: [second ?? '', 'gone', first ?? ''] });
    const item = bookingItem(holiday, selected, bookingState(holiday, selected, true, before), undefined);
    expect(item).toMatchObject({ bookingFullCamp: false, campOccurrenceIds: [first, second] });
  });
});
