import type { Question, QuestionSection, QuestionType } from '#contract/activities/questions.ts';
import type { AnswerValue } from '#contract/activities/rules/answers.ts';
import { getAnswers, askedQuestions } from './questions.ts';

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

const section = (questions: Question[], position = 1): QuestionSection => ({
  title: null,
  description: null,
  position,
  questions,
});

describe('an answer as it is sent', () => {
  test.each<[string, AnswerValue, unknown]>([
    ['text', ' Nuts ', 'Nuts'],
    ['long_text', 'Two\nlines', 'Two\nlines'],
    ['date', '2017-03-14', '2017-03-14'],
    ['number', '25', 25],
    ['number', '0', 0],
    ['number', '1.5', 1.5],
    ['select', '5', 5],
    ['radio', '6', 6],
    ['multi_select', ['6', '5'], [6, 5]],
    ['checkbox of', '5', 5],
    ['checkbox', true, true],
    ['checkbox', false, false],
  ])('%s %j is %j', (type, value, answer) => {
    expect(getAnswers([section([ask(type)])], { 17: value })).toEqual([{ customQuestionId: 17, answer }]);
  });

  test.each<[string, AnswerValue]>([
    ['text', '   '],
    ['long_text', ''],
    ['date', ''],
    ['number', ''],
    ['select', ''],
    ['radio', ''],
    ['multi_select', []],
    ['checkbox of', ''],
    ['signature', 'x'],
  ])('%s %j is left out', (type, value) => {
    expect(getAnswers([section([ask(type, { required: false })])], { 17: value })).toEqual([]);
  });

  test('a group has no answer of its own, its questions have', () => {
    const inner = [ask('text', { id: 21, position: 2 }), ask('number', { id: 22, position: 1 })];
    const group = ask('group', { id: 20, questions: inner });
    expect(getAnswers([section([group])], { 20: 'x', 21: 'Jo', 22: '7' })).toEqual([
      { customQuestionId: 22, answer: 7 },
      { customQuestionId: 21, answer: 'Jo' },
    ]);
  });
});

describe('the order of questions', () => {
  test('is by section, then by position', () => {
    const first = section([ask('text', { id: 3, position: 2 }), ask('text', { id: 2, position: 1 })], 1);
    const second = section([ask('text', { id: 4 })], 2);
    expect(askedQuestions([second, first]).map(({ id }) => id)).toEqual([2, 3, 4]);
  });
});
