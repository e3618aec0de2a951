import { refusedFields, type RefusedFields } from '#components/schedules/model/questions/refused-fields.ts';
import { questionFieldId } from './field-ids.ts';

/** The server's validation errors; those of questions by the DOM id of the field. */
export interface FormErrors extends Omit<RefusedFields, 'questions'> {
  questions: Readonly<Record<string, string>>;
}

export const noErrors: FormErrors = refusedFields({});

type Errors = Readonly<Record<string, readonly string[]>>;

/** The errors of the item at an index. */
const ofItem = (errors: Errors, index: number): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => path.startsWith(`items.${index}.`)));

/** The server's errors of an add, one item for each person, at the fields of the form. */
export function formErrors(errors: Errors, people: readonly number[], sentExtras: readonly string[]): FormErrors {
  const items = people.map((personId, index) => ({
    personId,
    index,
    ...refusedFields(ofItem(errors, index), sentExtras),
  }));
  return {
    questions: Object.assign(
      {},
      ...items.map(({ personId, index, questions }) =>
        Object.fromEntries(
          Object.entries(questions).map(([id, message]) => [
            questionFieldId(Number(id), { id: personId, isFirst: index === 0 }),
            message,
          ]),
        ),
      ),
    ) as Record<string, string>,
    sessions: items.find(({ sessions }) => sessions !== null)?.sessions ?? null,
    waiver: items.find(({ waiver }) => waiver !== null)?.waiver ?? null,
    extras: Object.assign({}, ...items.map(({ extras }) => extras)) as Record<string, string>,
  };
}
