import type { LucideIcon } from 'lucide-react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, type ComponentProps } from 'react';
import { input, describedBy, InputWrap, Field, type FieldTexts } from './field.tsx';

export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectProps = Omit<ComponentProps<'select'>, 'multiple'> &
  FieldTexts & {
    /** Undefined when `children` contain the option elements, for example in groups. */
    options?: readonly SelectOption[];
    /** The first line, with the empty value. */
    placeholder?: string;
    /** Before the chosen option. */
    icon?: LucideIcon;
    /** Smaller from 800 px of its container. */
    compact?: boolean;
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
    compact = false,
    className,
    children,
    ...select
  } = props;
  const ownId = useId();
  const id = select.id ?? ownId;
  return (
    <Field {...{ id, label, hideLabel, aside, help, error, wide, className }}>
      <InputWrap icon={icon}>
        <select
          {...select}
          id={id}
          className={input({
            kind: 'list',
            error: Boolean(error),
            icon: icon !== undefined,
            end: compact ? 'compact' : true,
          })}
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
        <ChevronDown className="pointer-events-none absolute top-[0.75rem] right-[0.75rem] icon desk:top-[1.125rem]" />
      </InputWrap>
    </Field>
  );
};
