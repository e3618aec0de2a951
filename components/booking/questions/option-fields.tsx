'use client';

import type { ReactNode } from 'react';
import { Chip } from '#components/ui/chip.tsx';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { FieldError } from '#components/ui/form/field-error.tsx';
import { FieldSet } from '#components/ui/form/field-set.tsx';
import { RadioGroup } from '#components/ui/form/radio-group.tsx';
import { optionsIn, textIn } from '#contract/rules/answers.ts';
import type { QuestionFieldProps } from './question-field-props.ts';

type OptionsProps = Omit<QuestionFieldProps, 'today'> & { label: ReactNode };

/** One option of a few; a single one is a box to tick. */
export const SingleChoice = ({ id, question, label, value, onChange, error }: OptionsProps) => {
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
export const MultipleChoice = ({ id, question, label, value, onChange, error }: OptionsProps) => {
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
