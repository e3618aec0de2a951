import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '#components/ui/layout/class-names.ts';
import { CharacterCount, type CharacterCountText } from './character-count.tsx';
import { describedBy } from './described-by.ts';
import { Field, type FieldTexts } from './field.tsx';

export type TextFieldProps = ComponentProps<'input'> &
  FieldTexts & {
    /** Before the text, class `icon`. */
    icon?: ReactNode;
    /** After the text: an `IconButton`, or an icon of class `icon icon--end`. */
    end?: ReactNode;
    /** With `maxLength`: formats the character count. */
    counter?: CharacterCountText;
  };

/** One line of text. Takes every attribute of an input, so a form library's registration can be spread on it. */
export const TextField = (props: TextFieldProps) => {
  const { label, hideLabel, aside, help, error, wide, icon, end, counter, className, ...input } = props;
  const ownId = useId();
  const id = input.id ?? ownId;
  const counted = counter !== undefined && input.maxLength !== undefined;
  const count = counted && (
    <CharacterCount
      inputId={id}
      max={input.maxLength ?? 0}
      initialCount={String(input.value ?? input.defaultValue ?? '').length}
      text={counter}
    />
  );
  return (
    <Field {...{ id, label, hideLabel, aside, help, error, wide }} counter={count || undefined}>
      <span className="input-wrap">
        {icon}
        <input
          {...input}
          id={id}
          className={classNames('input', className)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { help: help !== undefined || counted, error: Boolean(error) })}
        />
        {end}
      </span>
    </Field>
  );
};
