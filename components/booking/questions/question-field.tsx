'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { DateField } from '#components/ui/form/date-field.tsx';
import { LabelNote } from '#components/ui/form/label-note.tsx';
import { Select } from '#components/ui/form/select.tsx';
import { TextArea } from '#components/ui/form/text-area.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { textIn, type AskedQuestion } from '#contract/rules/answers.ts';
import { LONGEST_ANSWER } from '#contract/rules/longest-answer.ts';
import { SingleChoice, MultipleChoice } from './option-fields.tsx';
import type { QuestionFieldProps } from './question-field-props.ts';

const useLabel = ({ question, required }: AskedQuestion) => {
  const t = useTranslations('camps');
  if (required) return question;
  return (
    <>
      {question} <LabelNote>{t('optional')}</LabelNote>
    </>
  );
};

const WrittenField = ({ id, question, value, onChange, error }: QuestionFieldProps) => {
  const t = useTranslations('camps');
  const shared = {
    id,
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
        width="number"
        figures
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  if (question.type === 'text') return <TextField {...shared} onChange={({ target }) => onChange(target.value)} />;
  return (
    <TextArea
      {...shared}
      wide
      counter={(count, max) => t('characterCount', { count, max })}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};

const DateQuestion = ({ id, question, value, onChange, error, today }: QuestionFieldProps) => {
  const t = useTranslations();
  const labels = {
    open: t('timetable.chooseDate'),
    calendar: question.question,
    month: t('timetable.calendar.month'),
    year: t('timetable.calendar.year'),
    previousMonth: t('timetable.calendar.previousMonth'),
    nextMonth: t('timetable.calendar.nextMonth'),
    today: t('timetable.today'),
  };
  return (
    <DateField
      id={id}
      label={useLabel(question)}
      help={t('camps.dateHelp')}
      value={typeof value === 'string' ? value : ''}
      required={question.required}
      locale={useLocale()}
      {...{ onChange, error, today, labels }}
    />
  );
};

const ListQuestion = ({ id, question, value, onChange, error }: QuestionFieldProps) => {
  const t = useTranslations('camps');
  return (
    <Select
      id={id}
      label={useLabel(question)}
      placeholder={t('choose')}
      options={question.options.map((option) => ({ value: String(option.id), label: option.value }))}
      value={textIn(value)}
      required={question.required}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};

const LoneBox = ({ id, question, value, onChange, error }: QuestionFieldProps) => (
  <div className="small:col-span-full">
    <Checkbox
      id={id}
      label={useLabel(question)}
      checked={value === true}
      required={question.required}
      error={error}
      onChange={({ target }) => onChange(target.checked)}
    />
  </div>
);

/** One question in the form control of its type. An unknown type shows a message. */
export const QuestionField = (props: QuestionFieldProps) => {
  const t = useTranslations('camps');
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
      return <Notice tone="warning">{t('unsupportedQuestion', { type: String(props.question.type) })}</Notice>;
  }
};
