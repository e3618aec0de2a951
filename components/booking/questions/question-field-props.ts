import type { AnswerValue, AskedQuestion } from '#contract/activities/rules/answers.ts';

export type QuestionFieldProps = {
  /** The DOM id of its control. */
  id: string;
  question: AskedQuestion;
  value: AnswerValue | undefined;
  onChange: (value: AnswerValue) => void;
  /** The validation error, shown after the first attempt to submit. */
  error?: string;
  /** YYYY-MM-DD at the venue. */
  today: string;
};
