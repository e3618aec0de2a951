/** The server's validation errors, by the part of the form they belong to. */
export interface RefusedFields {
  /** By the question's id. */
  questions: Readonly<Record<number, string>>;
  sessions: string | null;
  waiver: string | null;
  /** By the extra's pricing option. */
  extras: Readonly<Record<string, string>>;
}

type Errors = Readonly<Record<string, readonly string[]>>;

const getFirst = (errors: Errors, word: string): string | null =>
  Object.entries(errors).find(([path]) => path.includes(word))?.[1][0] ?? null;

/**
 * Maps each error path to its field. A path with `custom_question_answers` ends in the question's id, and its first
 * message is shown (docs/product.md#questions); a path with `extras` has the index in the list of extras that was sent.
 */
export const refusedFields = (errors: Errors, sentExtras: readonly string[] = []): RefusedFields => {
  const questions: Record<number, string> = {};
  const extras: Record<string, string> = {};
  for (const [path, [message]] of Object.entries(errors)) {
    if (message === undefined) continue;
    const id = /custom_question_answers\.(\d+)(\.|$)/.exec(path)?.[1];
    if (id !== undefined) questions[Number(id)] ??= message;
    const extra = sentExtras[Number(/\bextras\.(\d+)(\.|$)/.exec(path)?.[1])];
    if (extra !== undefined) extras[extra] ??= message;
  }
  return {
    questions,
    sessions: getFirst(errors, 'camp_occurrence_ids'),
    waiver: getFirst(errors, 'activity_restriction_ids'),
    extras,
  };
};

/** Whether any error belongs to a part of the form. */
export const hasRefusedField = ({
  questions,
  sessions,
  waiver,
  extras,
}: Omit<RefusedFields, 'questions'> & { questions: object }): boolean =>
  Object.keys(questions).length > 0 || Object.keys(extras).length > 0 || sessions !== null || waiver !== null;
