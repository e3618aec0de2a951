import type { Answer, Question, QuestionType } from '#contract/activities/questions.ts';
import { checkAnswers } from './check-answers.ts';

const options = [
  { id: 5, value: 'Beginner' },
  { id: 6, value: 'Confident' },
];

function question(type: QuestionType, input: Partial<Question> = {}): Question {
  return { id: 17, question: 'Question', type, options: [], required: true, position: 1, ...input };
}

function check(request: Question, answer?: Answer['answer']) {
  const sections = [{ title: null, description: null, position: 1, questions: [request] }];
  const { errors, answers } = checkAnswers(sections, answer === undefined ? [] : [{ customQuestionId: 17, answer }]);
  return errors.get(17) ?? { kept: answers.get(17) };
}

describe('a required question', () => {
  it.each([
    ['text', 'This field is required'],
    ['long_text', 'This field is required'],
    ['number', 'This field is required'],
    ['select', 'Please select an option'],
    ['radio', 'Please select an option'],
    ['multi_select', 'Please select at least one option'],
    ['date', 'Please select a date'],
    ['checkbox', 'This field is required'],
  ] as const)('of type %s has to be answered', (type, sentence) => {
    expect(check(question(type))).toBe(sentence);
  });

  it('of type checkbox with options wants one of them', () => {
    expect(check(question('checkbox', { options }))).toBe('Please select an option');
  });

  it.each<[QuestionType, Answer['answer'], string]>([
    ['text', '', 'This field is required'],
    ['long_text', '  ', 'This field is required'],
    ['number', 0, 'This field is required'],
    ['multi_select', [], 'Please select at least one option'],
    ['date', '', 'Please select a date'],
    ['checkbox', false, 'This field is required'],
  ])('of type %s is not answered by %j', (type, answer, sentence) => {
    expect(check(question(type), answer)).toBe(sentence);
  });
});

describe('an answer', () => {
  it.each<[QuestionType, Answer['answer'], Answer['answer']]>([
    ['text', 'None', 'None'],
    ['long_text', 'Nuts', 'Nuts'],
    ['number', 2, 2],
    ['select', 5, 5],
    ['radio', 6, 6],
    ['multi_select', [6, 5, 6], [6, 5]],
    ['date', '2019-02-28', '2019-02-28'],
    ['checkbox', 5, 5],
  ])('to %s is kept: %j', (type, answer, keptAnswer) => {
    expect(check(question(type, { options }), answer)).toEqual({ kept: keptAnswer });
  });

  it('to a tick is kept either way when nobody needs it', () => {
    expect(check(question('checkbox'), true)).toEqual({ kept: true });
    expect(check(question('checkbox', { required: false }), false)).toEqual({ kept: false });
    expect(check(question('number', { required: false }), 0)).toEqual({ kept: 0 });
  });

  it.each<[QuestionType, Answer['answer'], string]>([
    ['text', 5, 'Must be of type string'],
    ['number', 'two', 'Must be a number'],
    ['select', 7, 'Please select an option'],
    ['radio', 'Beginner', 'Please select an option'],
    ['multi_select', [5, 7], 'Please select at least one option'],
    ['multi_select', 5, 'Please select at least one option'],
    ['date', '2019-02-29', 'Must be a date (YYYY-MM-DD)'],
    ['date', '28-02-2019', 'Must be a date (YYYY-MM-DD)'],
    ['date', '0000-01-01', 'Must be a date (YYYY-MM-DD)'],
    ['checkbox', true, 'Please select an option'],
    ['group', 'text', 'A heading has no answer'],
  ])('to %s is refused when it is %j, needed or not', (type, answer, sentence) => {
    expect(check(question(type, { options, required: false }), answer)).toBe(sentence);
  });

  it('to a tick is yes or no', () => {
    expect(check(question('checkbox', { required: false }), 1)).toBe('Must be of type boolean');
  });

  it('to an optional question left empty is not kept', () => {
    const empty: [QuestionType, Answer['answer']][] = [
      ['text', ''],
      ['date', ''],
      ['multi_select', []],
    ];
    for (const [type, answer] of empty)
      expect(check(question(type, { required: false }), answer)).toEqual({ kept: undefined });
  });
});

describe('the questions of a group', () => {
  const nested = { id: 18, question: 'Telephone', type: 'text' as const, options: [], required: true, position: 1 };
  const group = question('group', { questions: [nested] });
  const sections = [{ title: null, description: null, position: 1, questions: [group] }];

  it('are asked like others; the heading itself has no answer', () => {
    expect([...checkAnswers(sections, []).errors]).toEqual([[18, 'This field is required']]);
    expect([...checkAnswers(sections, [{ customQuestionId: 18, answer: '07700' }]).answers]).toEqual([[18, '07700']]);
  });
});

it('refuses answers to what was not asked', () => {
  expect([...checkAnswers([], [{ customQuestionId: 3, answer: 'Hello' }]).errors]).toEqual([
    [3, 'This question is not asked here'],
  ]);
});
