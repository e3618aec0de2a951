import type { Question, QuestionType } from '#contract/activities/questions.ts';
import { questionProblem, type AnswerValue } from './answers.ts';

const options = [
  { id: 5, value: 'Beginner' },
  { id: 6, value: 'Confident' },
];
const withOptions = (type: string): boolean => ['select', 'radio', 'multi_select', 'checkbox of'].includes(type);

const ask = (type: string, input: Partial<Question> = {}): Question => ({
  id: 17,
  question: 'Swimming level',
  type: type.replace(' of', '') as QuestionType,
  options: withOptions(type) ? options : [],
  required: true,
  position: 1,
  ...input,
});

describe('a required question', () => {
  test.each<[string, AnswerValue | undefined, string | null]>([
    ['text', undefined, 'required'],
    ['text', '  ', 'required'],
    ['text', 'x', null],
    ['long_text', '', 'required'],
    ['long_text', 'x'.repeat(2001), 'tooLong'],
    ['number', '', 'required'],
    ['number', '0', 'required'],
    ['number', '1', null],
    ['number', 'two', 'number'],
    ['select', '', 'option'],
    ['select', '5', null],
    ['radio', undefined, 'option'],
    ['multi_select', [], 'options'],
    ['multi_select', ['5'], null],
    ['checkbox of', undefined, 'option'],
    ['checkbox of', '5', null],
    ['checkbox', undefined, 'required'],
    ['checkbox', false, 'required'],
    ['checkbox', true, null],
    ['date', '', 'date'],
    ['date', '14-03', 'date'],
    ['date', '2017-02-30', 'date'],
    ['date', '2017-03-14', null],
    ['signature', undefined, null],
  ])('%s with %j: %s', (type, value, problem) => {
    expect(questionProblem(ask(type), value)).toBe(problem);
  });
});

describe('an optional question', () => {
  test.each(['text', 'long_text', 'number', 'select', 'radio', 'multi_select', 'checkbox', 'checkbox of', 'date'])(
    '%s may be left empty',
    (type) => {
      expect(questionProblem(ask(type, { required: false }), undefined)).toBeNull();
    },
  );

  test.each<[string, AnswerValue, string | null]>([
    ['number', '0', null],
    ['number', 'two', 'number'],
    ['date', '31-31', 'date'],
    ['text', 'x'.repeat(2001), 'tooLong'],
  ])('%s with %j: %s', (type, value, problem) => {
    expect(questionProblem(ask(type, { required: false }), value)).toBe(problem);
  });
});
