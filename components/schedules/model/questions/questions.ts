import type { Question, QuestionSection } from '#contract/questions.ts';

/** A question that has an answer: every one but a group. */
export type AskedQuestion = Pick<Question, 'id' | 'question' | 'type' | 'options' | 'required' | 'position'>;

/** A field's value: text and option ids as strings, several options as a list, a single checkbox as a boolean. */
export type AnswerValue = string | boolean | readonly string[];
/** By the question's id. */
export type AnswerValues = Readonly<Record<string, AnswerValue>>;

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

/** The text in a field, and nothing for one that holds something else. */
export const textIn = (value: AnswerValue | undefined): string => (typeof value === 'string' ? value.trim() : '');

/** The chosen options of a field that takes several. */
export const optionsIn = (value: AnswerValue | undefined): readonly string[] =>
  typeof value === 'object' ? value : [];
