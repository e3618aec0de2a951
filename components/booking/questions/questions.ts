import type { Question, QuestionSection } from '#contract/activities/questions.ts';
import type { AskedQuestion } from '#contract/rules/answers.ts';

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
