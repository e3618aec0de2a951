import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '#components/ui/layout/class-names.ts';
import { describedBy } from './described-by.ts';
import { Field, type FieldTexts } from './field.tsx';

export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectProps = Omit<ComponentProps<'select'>, 'multiple'> &
  FieldTexts & {
    /** Undefined when `children` contain the option elements, for example in groups. */
    options?: readonly SelectOption[];
    /** The first line, with the empty value. */
    placeholder?: string;
    /** Before the chosen option, class `icon`. */
    icon?: ReactNode;
  };

/** A native select, for its platform picker and its accessibility. */
export const Select = (props: SelectProps) => {
  const {
    label,
    hideLabel,
    aside,
    help,
    error,
    wide,
    options = [],
    placeholder,
    icon,
    className,
    children,
    ...select
  } = props;
  const ownId = useId();
  const id = select.id ?? ownId;
  return (
    <Field {...{ id, label, hideLabel, aside, help, error, wide }}>
      <span className="input-wrap">
        {icon}
        <select
          {...select}
          id={id}
          className={classNames('input', className)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { help: help !== undefined, error: Boolean(error) })}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ label: text, ...option }) => (
            <option key={option.value} {...option}>
              {text}
            </option>
          ))}
          {children}
        </select>
        <ChevronDown className="icon icon--end" />
      </span>
    </Field>
  );
};
