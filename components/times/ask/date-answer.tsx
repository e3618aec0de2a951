'use client';

import { useEffect, useRef, useState } from 'react';
import { TextField, type TextFieldProps } from '#components/ui/form/text-field.tsx';

export type DateAnswerProps = Pick<TextFieldProps, 'label' | 'hideLabel' | 'defaultValue'> & {
  /** YYYY-MM-DD. */
  today: string;
  /** What to say of a date that is missing or over. */
  wrong: string;
};

/** The field `date` of the form that asks for times. Where `when` asks for a date, the form is not sent without one. */
export const DateAnswer = ({ today, wrong, ...text }: DateAnswerProps) => {
  const field = useRef<HTMLInputElement>(null);
  const [isWrong, setIsWrong] = useState(false);
  useEffect(() => {
    const input = field.current;
    const form = input?.form;
    if (!form) return;
    const check = (event: SubmitEvent) => {
      // A browser gives no date that is not one.
      if (new FormData(form).get('when') !== 'date' || input.value >= today) return;
      event.preventDefault();
      setIsWrong(true);
      input.focus();
    };
    form.addEventListener('submit', check);
    return () => form.removeEventListener('submit', check);
  }, [today]);
  return (
    <TextField
      {...text}
      ref={field}
      type="date"
      name="date"
      min={today}
      figures
      error={isWrong ? wrong : undefined}
      onChange={() => setIsWrong(false)}
    />
  );
};
