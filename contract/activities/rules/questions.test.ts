import fc from 'fast-check';
import { checkAnswers } from '#backend/questions/check-answers.ts';
import { getAnswers } from '#components/booking/questions/questions.ts';
import { answerSchema, questionTypeSchema, type Question } from '#contract/activities/questions.ts';
import english from '#messages/en/camps.json' with { type: 'json' };
import { questionProblem, type AnswerValue } from './answers.ts';
import { answerProblemTexts } from './questions.ts';

const questions: fc.Arbitrary<Question> = fc.record({
  id: fc.constant(17),
  question: fc.constant('Swimming level'),
  type: fc.constantFrom(...questionTypeSchema.exclude(['group']).options),
  options: fc.constantFrom(
    [],
    [{ id: 5, value: 'Beginner' }],
    [5, 6].map((id) => ({ id, value: `Level ${id}` })),
  ),
  required: fc.boolean(),
  position: fc.constant(1),
});
const texts = fc.oneof(
  fc.string(),
  fc.constantFrom('', '  ', '0', '1', '-3', '1.5', '5', '6', '7', '2017-03-14', '2017-02-30', '0000-01-01', '14-03'),
  fc.constant('x'.repeat(2001)),
);
const values: fc.Arbitrary<AnswerValue | undefined> = fc.oneof(
  texts,
  fc.boolean(),
  fc.array(fc.constantFrom('5', '6', '7')),
  fc.constant(undefined),
);

/** Whether the API takes what the form would send for a value. */
function isTaken(question: Question, value: AnswerValue | undefined): boolean {
  const sections = [{ title: null, description: null, position: 1, questions: [question] }];
  const sent = getAnswers(sections, value === undefined ? {} : { 17: value });
  return sent.every((one) => answerSchema.safeParse(one).success) && checkAnswers(sections, sent).errors.size === 0;
}

describe('answers to questions', () => {
  it('are refused by the form exactly when the API would refuse them', () => {
    fc.assert(
      fc.property(questions, values, (question, value) => {
        expect(questionProblem(question, value) === null).toBe(isTaken(question, value));
      }),
      { numRuns: 2000 },
    );
  });

  it.each(Object.entries(answerProblemTexts))('are refused for %s in the same English words', (problem, words) => {
    expect(english.problem).toHaveProperty(problem, words);
  });
});
