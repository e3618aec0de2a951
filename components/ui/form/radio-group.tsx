import { useId, type ComponentProps, type ReactNode } from 'react';
import { checkBox, checkHelp, checkRow } from './check-class.ts';
import { FieldSet } from './field-set.tsx';
import { describedBy, FieldError } from './field.tsx';

type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: ReactNode;
  /** A second line under the label. */
  help?: ReactNode;
  /** Its group has an error. */
  isInvalid?: boolean;
};

/** A single radio button; use `RadioGroup` for a set of options. */
export const Radio = ({ label, help, isInvalid, ...input }: RadioProps) => (
  <label className={checkRow()}>
    <input {...input} type="radio" className={checkBox({ type: 'radio', error: isInvalid })} />
    <span>
      {label}
      {help !== undefined && <small className={checkHelp}>{help}</small>}
    </span>
  </label>
);

export type RadioOption = { value: string; label: ReactNode; help?: ReactNode; disabled?: boolean };

export type RadioGroupProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked' | 'className'
> & {
  legend: ReactNode;
  hideLegend?: boolean;
  options: readonly RadioOption[];
  /** The chosen option, for a controlled group. */
  value?: string;
  defaultValue?: string;
  help?: ReactNode;
  error?: ReactNode;
  /** Side by side as long as there is room. */
  inline?: boolean;
};

/**
 * A group of radio buttons. Further attributes go to every radio, so that a form library's registration can be spread
 * on the group. The first radio has the group's id, so that an error summary can link to it.
 */
export const RadioGroup = (props: RadioGroupProps) => {
  const { legend, hideLegend = false, options, value, defaultValue, help, error, inline = false, ...input } = props;
  const ownId = useId();
  const id = input.id ?? ownId;
  const name = input.name ?? ownId;
  const chosen = (option: RadioOption) =>
    value === undefined ? { defaultChecked: option.value === defaultValue } : { checked: option.value === value };
  return (
    <FieldSet
      legend={legend}
      hideLegend={hideLegend}
      aria-describedby={describedBy(id, { help: help !== undefined, error: Boolean(error) })}
    >
      <div className={inline ? 'flex flex-wrap gap-x-6' : 'grid'}>
        {options.map((option, index) => (
          <Radio
            key={option.value}
            {...input}
            {...chosen(option)}
            {...option}
            name={name}
            isInvalid={Boolean(error)}
            id={index === 0 ? id : `${id}-${index}`}
          />
        ))}
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {help !== undefined && (
        <span className="text-s text-ink-3" id={`${id}-help`}>
          {help}
        </span>
      )}
    </FieldSet>
  );
};
