import type { AnswerValue, AskedQuestion } from '#components/schedules/model/questions/questions.ts';

export type QuestionFieldProps = {
  question: AskedQuestion;
  value: AnswerValue | undefined;
  onChange: (value: AnswerValue) => void;
  /** What is wrong with it, once somebody has tried. */
  error?: string;
  /** YYYY-MM-DD at the venue. */
  today: string;
};
