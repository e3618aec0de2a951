import type { Question, QuestionSection, Answer } from '#contract/activities/questions.ts';
import { type AskedQuestion, getAnswer, type AnswerValues } from '#contract/activities/rules/answers.ts';

/** The message of each rule of an answer. */
export const answerRuleKeys = {
  required: 'camps.problem.required',
  option: 'camps.problem.option',
  options: 'camps.problem.options',
  date: 'camps.problem.date',
  number: 'camps.problem.number',
  tooLong: 'camps.problem.tooLong',
} as const;

/**
 * The answers as they are sent
 * (docs/product.md#questions): converted by the type of the question, empty ones left out.
 */
export const getAnswers = (sections: readonly QuestionSection[], values: AnswerValues): Answer[] =>
  askedQuestions(sections).flatMap((question) => {
    const answer = getAnswer(question, values[question.id]);
    return answer === null ? [] : [{ customQuestionId: question.id, answer }];
  });

const byPosition = <Item extends { position: number }>(items: readonly Item[]): Item[] =>
  items.toSorted((one, other) => one.position - other.position);

/** Sections and their questions in their order. */
export const inOrder = (sections: readonly QuestionSection[]): QuestionSection[] =>
  byPosition(sections).map((section) => ({ ...section, questions: byPosition(section.questions) }));

/** The questions of a group, in order. */
export const questionsInGroup = (group: Question): AskedQuestion[] => byPosition(group.questions ?? []);

/** Every question that is asked, those of groups included, in the order of the form. */
export const askedQuestions = (sections: readonly QuestionSection[]): AskedQuestion[] =>
  inOrder(sections).flatMap(({ questions }) =>
    questions.flatMap((question) => (question.type === 'group' ? questionsInGroup(question) : [question])),
  );
