'use client';

import { Legend } from '#components/ui/form/field-set.tsx';
import { Fields } from '#components/ui/layout/fields.tsx';
import type { Question, QuestionSection } from '#contract/activities/questions.ts';
import type { AnswerValue, AnswerValues, AskedQuestion } from '#contract/activities/rules/answers.ts';
import { QuestionField } from './question-field.tsx';
import { inOrder, questionsInGroup } from './questions.ts';

export type QuestionSectionsProps = {
  sections: readonly QuestionSection[];
  values: AnswerValues;
  onChange: (questionId: number, value: AnswerValue) => void;
  /** The DOM id of a question's field. */
  fieldId: (questionId: number) => string;
  /** By the DOM id of the field. */
  errors: Readonly<Record<string, string>>;
  today: string;
};

type FieldsProps = Omit<QuestionSectionsProps, 'sections'>;

/** The questions that the operator asks, section by section; a group is a heading over its own questions. */
export const QuestionSections = ({ sections, ...fields }: QuestionSectionsProps) => {
  const field = (question: AskedQuestion, { fieldId, values, onChange, errors, today }: FieldsProps) => {
    const id = fieldId(question.id);
    return (
      <QuestionField
        key={question.id}
        {...{ id, question, today }}
        value={values[question.id]}
        error={errors[id]}
        onChange={(value) => onChange(question.id, value)}
      />
    );
  };
  const one = (question: Question) =>
    question.type === 'group' ? (
      <Fields as="fieldset" key={question.id} className="small:col-span-full">
        <Legend className="mb-2">{question.question}</Legend>
        {questionsInGroup(question).map((inner) => field(inner, fields))}
      </Fields>
    ) : (
      field(question, fields)
    );
  return inOrder(sections).map(({ title, description, position, questions }) => (
    <div key={position} className="grid gap-3">
      {title !== null && <h3 className="heading-4">{title}</h3>}
      {description !== null && <p className="text-s">{description}</p>}
      <Fields>{questions.map(one)}</Fields>
    </div>
  ));
};
