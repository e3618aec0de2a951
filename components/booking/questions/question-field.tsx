'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Chip } from '#components/ui/chip.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { DateField } from '#components/ui/form/date-field.tsx';
import { FieldSet } from '#components/ui/form/field-set.tsx';
import { LabelNote, FieldError } from '#components/ui/form/field.tsx';
import { RadioGroup } from '#components/ui/form/radio-group.tsx';
import { Select } from '#components/ui/form/select.tsx';
import { TextArea } from '#components/ui/form/text-area.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { textIn, type AskedQuestion, optionsIn } from '#contract/activities/rules/answers.ts';
import { LONGEST_ANSWER } from '#contract/activities/rules/longest-answer.ts';
import type { QuestionFieldProps } from './question-field-props.ts';

type OptionsProps = Omit<QuestionFieldProps, 'today'> & { label: ReactNode };

/** One option of a few; a single one is a box to tick. */
const SingleChoice = ({ id, question, label, value, onChange, error }: OptionsProps) => {
  const [only, ...more] = question.options;
  if (only && more.length === 0) {
    return (
      <FieldSet legend={label} className="small:col-span-full">
        <Checkbox
          id={id}
          label={only.value}
          checked={textIn(value) === String(only.id)}
          required={question.required}
          error={error}
          onChange={({ target }) => onChange(target.checked ? String(only.id) : '')}
        />
      </FieldSet>
    );
  }
  return (
    <div className="small:col-span-full">
      <RadioGroup
        id={id}
        name={id}
        legend={label}
        inline
        options={question.options.map(({ id: option, value: words }) => ({ value: String(option), label: words }))}
        value={textIn(value)}
        required={question.required}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
};

/** Any number of options, each on or off. */
const MultipleChoice = ({ id, question, label, value, onChange, error }: OptionsProps) => {
  const chosen = optionsIn(value);
  const toggle = (option: string) =>
    onChange(chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option]);
  return (
    <FieldSet
      legend={label}
      className="small:col-span-full"
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <div className="flex flex-wrap gap-2">
        {question.options.map((option, index) => (
          <Chip
            key={option.id}
            id={index === 0 ? id : undefined}
            pressed={chosen.includes(String(option.id))}
            aria-describedby={error !== undefined && index === 0 ? `${id}-error` : undefined}
            onClick={() => toggle(String(option.id))}
          >
            {option.value}
          </Chip>
        ))}
      </div>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </FieldSet>
  );
};

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
