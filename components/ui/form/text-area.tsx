import { useId, type ComponentProps } from 'react';
import { CharacterCount, type CharacterCountText } from './character-count.tsx';
import { input, describedBy, Field, type FieldTexts } from './field.tsx';

export type TextAreaProps = ComponentProps<'textarea'> &
  FieldTexts & {
    /** With `maxLength`: formats the character count. */
    counter?: CharacterCountText;
  };

/** Several lines of text. */
export const TextArea = (props: TextAreaProps) => {
  const { label, hideLabel, aside, help, error, wide, counter, className, ...area } = props;
  const ownId = useId();
  const id = area.id ?? ownId;
  const counted = counter !== undefined && area.maxLength !== undefined;
  const count = counted && (
    <CharacterCount
      inputId={id}
      max={area.maxLength ?? 0}
      initialCount={String(area.value ?? area.defaultValue ?? '').length}
      text={counter}
    />
  );
  return (
    <Field {...{ id, label, hideLabel, aside, help, error, wide, className }} counter={count || undefined}>
      <textarea
        {...area}
        id={id}
        className={input({ kind: 'area', error: Boolean(error) })}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { help: help !== undefined || counted, error: Boolean(error) })}
      />
    </Field>
  );
};
