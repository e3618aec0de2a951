'use client';

import { LONGEST_ANSWER } from '#components/schedules/model/questions/question-problem.ts';
import { textIn, type AnswerValue, type AskedQuestion } from '#components/schedules/model/questions/questions.ts';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { DateField } from '#components/ui/form/date-field.tsx';
import { Select } from '#components/ui/form/select.tsx';
import { TextArea } from '#components/ui/form/text-area.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { useText } from '#lib/i18n/text-context.ts';
import { questionFieldId } from './field-ids.ts';
import { SingleChoice, MultipleChoice } from './option-fields.tsx';

export type QuestionFieldProps = {
  question: AskedQuestion;
  value: AnswerValue | undefined;
  onChange: (value: AnswerValue) => void;
  /** What is wrong with it, once somebody has tried. */
  error?: string;
  /** YYYY-MM-DD at the venue. */
  today: string;
};

const useLabel = ({ question, required }: AskedQuestion) => {
  const text = useText();
  if (required) return question;
  return (
    <>
      {question} <span className="muted">{text('camps.optional')}</span>
    </>
  );
};

const WrittenField = ({ question, value, onChange, error }: QuestionFieldProps) => {
  const text = useText();
  const shared = {
    id: questionFieldId(question.id),
    label: useLabel(question),
    value: typeof value === 'string' ? value : '',
    required: question.required,
    maxLength: LONGEST_ANSWER,
    error,
  };
  if (question.type === 'number') {
    return (
      <TextField
        {...shared}
        inputMode="decimal"
        className="input--number num"
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  if (question.type === 'text') return <TextField {...shared} onChange={({ target }) => onChange(target.value)} />;
  return (
    <TextArea
      {...shared}
      wide
      counter={(count, max) => text('camps.characterCount', { count, max })}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};

const DateQuestion = ({ question, value, onChange, error, today }: QuestionFieldProps) => {
  const text = useText();
  const labels = {
    open: text('timetable.chooseDate'),
    calendar: question.question,
    month: text('timetable.calendar.month'),
    year: text('timetable.calendar.year'),
    previousMonth: text('timetable.calendar.previousMonth'),
    nextMonth: text('timetable.calendar.nextMonth'),
    today: text('timetable.today'),
  };
  return (
    <DateField
      id={questionFieldId(question.id)}
      label={useLabel(question)}
      help={text('camps.dateHelp')}
      value={typeof value === 'string' ? value : ''}
      required={question.required}
      {...{ onChange, error, today, labels }}
    />
  );
};

const ListQuestion = ({ question, value, onChange, error }: QuestionFieldProps) => {
  const text = useText();
  return (
    <Select
      id={questionFieldId(question.id)}
      label={useLabel(question)}
      placeholder={text('camps.choose')}
      options={question.options.map(({ id, value: label }) => ({ value: String(id), label }))}
      value={textIn(value)}
      required={question.required}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};

const LoneBox = ({ question, value, onChange, error }: QuestionFieldProps) => (
  <div className="field--wide">
    <Checkbox
      id={questionFieldId(question.id)}
      label={useLabel(question)}
      checked={value === true}
      required={question.required}
      error={error}
      onChange={({ target }) => onChange(target.checked)}
    />
  </div>
);

/** One question in the control that its type asks for. A type that this form does not know says so. */
export const QuestionField = (props: QuestionFieldProps) => {
  const text = useText();
  const label = useLabel(props.question);
  switch (props.question.type) {
    case 'text':
    case 'long_text':
    case 'number':
      return <WrittenField {...props} />;
    case 'date':
      return <DateQuestion {...props} />;
    case 'select':
      return <ListQuestion {...props} />;
    case 'radio':
      return <SingleChoice {...props} label={label} />;
    case 'multi_select':
      return <MultipleChoice {...props} label={label} />;
    case 'checkbox':
      return props.question.options.length > 0 ? <SingleChoice {...props} label={label} /> : <LoneBox {...props} />;
    default:
      return <Notice tone="warning">{text('camps.unsupportedQuestion', { type: String(props.question.type) })}</Notice>;
  }
};
