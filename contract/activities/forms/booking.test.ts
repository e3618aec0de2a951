import type { AskedQuestion } from '#contract/activities/rules/answers.ts';
import { bookingForm, type BookingRules } from './booking.ts';

const level: AskedQuestion = { id: 17, question: 'Level', type: 'text', options: [], required: true, position: 1 };
const arms: AskedQuestion = { ...level, id: 4, question: 'Armbands', type: 'number', required: false };

const rules: BookingRules = { people: [{ id: 7, questions: [level, arms] }], needsDate: true, agreement: '9/7' };
const filledIn = {
  type: 'individual' as const,
  sessions: ['monday'],
  extras: {},
  people: [7],
  answers: { 7: { 17: 'Beginner', 4: '' } },
  agreement: '9/7',
};

/** The rules that are broken, by their path. */
const broken = (values: object, changed: Partial<BookingRules> = {}) => {
  const { error } = bookingForm({ ...rules, ...changed }).safeParse({ ...filledIn, ...values });
  return (error?.issues ?? []).map((issue): [string, unknown] => [
    issue.path.join('.'),
    issue.code === 'custom' ? issue.params?.rule : issue.code,
  ]);
};

test('a form that meets every rule passes', () => {
  expect(broken({})).toEqual([]);
});

test('every answer is judged by the rule of its question', () => {
  expect(broken({ answers: { 7: { 17: ' ', 4: 'two' } } })).toEqual([
    ['answers.7.4', 'number'],
    ['answers.7.17', 'required'],
  ]);
});

test('a question that was not touched is not answered', () => {
  expect(broken({ answers: { 7: {} } })).toEqual([['answers.7.17', 'required']]);
});

test('everybody who is coming is asked', () => {
  const people = [...rules.people, { id: 8, questions: [level] }];
  const answers = { 7: { 17: 'Beginner' }, 8: {} };
  expect(broken({ answers }, { people })).toEqual([['answers.8.17', 'required']]);
});

test('dates that are chosen one by one need at least one', () => {
  expect(broken({ sessions: [] })).toEqual([['sessions', 'sessions']]);
  expect(broken({ sessions: [] }, { needsDate: false })).toEqual([]);
});

test('the waiver has to be agreed to for exactly those who are coming', () => {
  expect(broken({ agreement: null })).toEqual([['agreement', 'waiver']]);
  expect(broken({ agreement: '9/8' })).toEqual([['agreement', 'waiver']]);
  expect(broken({ agreement: null }, { agreement: null })).toEqual([]);
});
