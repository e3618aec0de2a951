import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Question, QuestionType } from '#contract/activities/questions.ts';
import type { AnswerValues } from '#contract/activities/rules/answers.ts';
import { renderOnSite } from '#tests/support/render-on-site.tsx';
import { asking, question } from '#tests/support/schedules-components/camps.ts';
import { QuestionSections } from './question-sections.tsx';
import { getAnswers } from './questions.ts';

const options = [
  { id: 5, value: 'Asthma' },
  { id: 6, value: 'Hearing' },
];

/** Renders questions and returns the answers that would be sent for the entered values. */
const show = (...questions: Question[]) => {
  const sections = asking(...questions);
  const sent = { current: getAnswers(sections, {}) };
  const Form = () => {
    const [values, setValues] = useState<AnswerValues>({});
    sent.current = getAnswers(sections, values);
    return (
      <QuestionSections
        sections={sections}
        values={values}
        errors={{}}
        fieldId={(id) => `question-${id}`}
        today="2099-12-01"
        onChange={(id, value) => setValues({ ...values, [id]: value })}
      />
    );
  };
  renderOnSite(<Form />);
  return sent;
};

describe('a question', () => {
  test.each<[QuestionType, string, unknown]>([
    ['text', 'Nuts', 'Nuts'],
    ['long_text', 'A quiet word', 'A quiet word'],
    ['number', '25', 25],
    ['date', '14-03-2017', '2017-03-14'],
  ])('%s takes what is typed', async (type, typed, answer) => {
    const sent = show(question(17, 'Anything?', { type }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Anything?' }), typed);
    expect(sent.current).toEqual([{ customQuestionId: 17, answer }]);
  });

  test('select takes one of a list', async () => {
    const sent = show(question(17, 'Anything?', { type: 'select', options }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Anything?' }), 'Hearing');
    expect(sent.current).toEqual([{ customQuestionId: 17, answer: 6 }]);
  });

  test.each(['radio', 'checkbox'] as const)('%s with options takes one of them', async (type) => {
    const sent = show(question(17, 'Anything?', { type, options }));
    const group = within(screen.getByRole('group', { name: 'Anything?' }));
    await userEvent.click(group.getByRole('radio', { name: 'Asthma' }));
    await userEvent.click(group.getByRole('radio', { name: 'Hearing' }));
    expect(sent.current).toEqual([{ customQuestionId: 17, answer: 6 }]);
  });

  test('checkbox with a single option is a box for that option', async () => {
    const sent = show(question(17, 'Photos', { type: 'checkbox', options: options.slice(0, 1) }));
    const box = screen.getByRole('checkbox', { name: 'Asthma' });
    await userEvent.click(box);
    expect(sent.current).toEqual([{ customQuestionId: 17, answer: 5 }]);
    await userEvent.click(box);
    expect(sent.current).toEqual([]);
  });

  test('checkbox without options is yes or no', async () => {
    const sent = show(question(17, 'Photos', { type: 'checkbox' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Photos' }));
    expect(sent.current).toEqual([{ customQuestionId: 17, answer: true }]);
  });

  test('multi_select takes any number of options', async () => {
    const sent = show(question(17, 'Anything?', { type: 'multi_select', options }));
    await userEvent.click(screen.getByRole('button', { name: 'Hearing' }));
    await userEvent.click(screen.getByRole('button', { name: 'Asthma' }));
    await userEvent.click(screen.getByRole('button', { name: 'Hearing' }));
    expect(screen.getByRole('button', { name: 'Asthma' })).toHaveAttribute('aria-pressed', 'true');
    expect(sent.current).toEqual([{ customQuestionId: 17, answer: [5] }]);
  });

  test('group is a heading over questions of its own', async () => {
    const sent = show(question(17, 'Emergency', { type: 'group', questions: [question(18, 'Telephone')] }));
    await userEvent.type(
      within(screen.getByRole('group', { name: 'Emergency' })).getByRole('textbox', { name: 'Telephone' }),
      '07700',
    );
    expect(sent.current).toEqual([{ customQuestionId: 18, answer: '07700' }]);
  });

  test('of a type that is not known says so and is left out', () => {
    const sent = show(question(17, 'Sign here', { type: 'signature' as QuestionType }));
    expect(screen.getByText('Unsupported question type: signature')).toBeVisible();
    expect(sent.current).toEqual([]);
  });

  test('that may be left empty says so', () => {
    show(question(17, 'Anything?', { required: false }));
    expect(screen.getByRole('textbox', { name: 'Anything? (optional)' })).not.toBeRequired();
  });

  test('counts the characters of a long text', async () => {
    show(question(17, 'Anything?', { type: 'long_text' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Anything?' }), 'Yes');
    expect(screen.getByText('Character count: 3/2000')).toBeVisible();
  });
});
