import type { VariantProps } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { input as box, describedBy, InputWrap, Field, type FieldTexts } from './field.tsx';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'width'> &
  FieldTexts & {
    /** Before the text. */
    icon?: LucideIcon;
    /** After the text: an `IconButton` of size `field`. */
    end?: ReactNode;
    /** Full unless said otherwise. */
    width?: VariantProps<typeof box>['width'];
    /** Only figures are typed. */
    figures?: boolean;
  };

/** One line of text. Takes every attribute of an input, so a form library's registration can be spread on it. */
export const TextField = (props: TextFieldProps) => {
  const { label, hideLabel, aside, help, error, wide, icon, end, width, figures, className, ...input } = props;
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <Field {...{ id, label, hideLabel, aside, help, error, wide, className }}>
      <InputWrap icon={icon}>
        <input
          {...input}
          id={id}
          className={box({ error: Boolean(error), icon: icon !== undefined, end: Boolean(end), width, figures })}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { help: help !== undefined, error: Boolean(error) })}
        />
        {end}
      </InputWrap>
    </Field>
  );
};
