'use client';

import {
  inOrder,
  questionsInGroup,
  type AnswerValue,
  type AnswerValues,
  type AskedQuestion,
} from '#components/schedules/model/questions/questions.ts';
import type { Question, QuestionSection } from '#contract/questions.ts';
import { QuestionField } from './question-field.tsx';

export type QuestionSectionsProps = {
  sections: readonly QuestionSection[];
  values: AnswerValues;
  onChange: (questionId: number, value: AnswerValue) => void;
  /** By the question's id. */
  errors: Readonly<Record<number, string>>;
  today: string;
};

type FieldsProps = Omit<QuestionSectionsProps, 'sections'>;

/** The questions of a camp or course, section by section; a group is a heading over its own questions. */
export const QuestionSections = ({ sections, ...fields }: QuestionSectionsProps) => {
  const field = (question: AskedQuestion, { values, onChange, errors, today }: FieldsProps) => (
    <QuestionField
      key={question.id}
      {...{ question, today }}
      value={values[question.id]}
      error={errors[question.id]}
      onChange={(value) => onChange(question.id, value)}
    />
  );
  const one = (question: Question) =>
    question.type === 'group' ? (
      <fieldset key={question.id} className="fields field--wide question-group">
        <legend className="label">{question.question}</legend>
        {questionsInGroup(question).map((inner) => field(inner, fields))}
      </fieldset>
    ) : (
      field(question, fields)
    );
  return inOrder(sections).map(({ title, description, position, questions }) => (
    <div key={position} className="question-section">
      {title !== null && <h3 className="heading-4">{title}</h3>}
      {description !== null && <p className="small">{description}</p>}
      <div className="fields">{questions.map(one)}</div>
    </div>
  ));
};
