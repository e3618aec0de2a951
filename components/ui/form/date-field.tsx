'use client';

import CalendarDays from 'lucide-react/icons/calendar-days';
import { useId, useRef, type ComponentProps } from 'react';
import { IconButton } from '#components/ui/button/icon-button.tsx';
import type { CalendarLabels, CalendarProps } from '#components/ui/overlay/calendar.tsx';
import { preloadable } from '#components/ui/overlay/preloadable.ts';
import { useOpening } from '#components/ui/overlay/use-opening.ts';
import { type DateLimits, isoFromText, textFromIso } from './date-text.ts';
import { input as box, describedBy, InputWrap, Field, type FieldTexts } from './field.tsx';

const CalendarPopover = preloadable(
  async () => (await import('#components/ui/overlay/calendar-popover.tsx')).CalendarPopover,
);

export type DateFieldProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'type'
> &
  FieldTexts &
  DateLimits & {
    /** YYYY-MM-DD, or the typed text while it is not a date. */
    value: string;
    /** Called with YYYY-MM-DD for a complete date, else with the typed text, which the form's validation rejects. */
    onChange: (value: string) => void;
    labels: CalendarLabels & { open: string; calendar: string };
    locale?: CalendarProps['locale'];
  };

/**
 * A date, typed as DD-MM-YYYY or chosen from a calendar. The calendar disables dates outside the limits; the form
 * validates a typed date with `isDateAllowed`.
 */
export const DateField = (props: DateFieldProps) => {
  const {
    label,
    hideLabel,
    aside,
    help,
    error,
    wide,
    className,
    minDate,
    maxDate,
    disablePast,
    disableFuture,
    today,
    ...rest
  } = props;
  const { value, onChange, labels, locale, ...input } = rest;
  const ownId = useId();
  const id = input.id ?? ownId;
  const calendar = useOpening<true>();
  const isOpen = calendar.opened === true;
  const wrap = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const text = textFromIso(value);
  const choose = (date: string) => {
    onChange(date);
    calendar.close();
  };
  return (
    <Field {...{ id, label, hideLabel, aside, help, error, wide, className }}>
      <InputWrap ref={wrap}>
        <input
          autoComplete="off"
          {...input}
          id={id}
          inputMode="numeric"
          className={box({ error: Boolean(error), end: true, figures: true })}
          value={text}
          onChange={(event) => onChange(isoFromText(event.target.value) ?? event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { help: help !== undefined, error: Boolean(error) })}
        />
        <IconButton
          ref={button}
          size="field"
          label={labels.open}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-busy={calendar.opening ?? undefined}
          disabled={input.disabled}
          onPointerEnter={() => void CalendarPopover.preload()}
          onFocus={() => void CalendarPopover.preload()}
          onClick={() => (isOpen ? calendar.close() : calendar.open(true))}
        >
          <CalendarDays className="icon" />
        </IconButton>
      </InputWrap>
      {isOpen && (
        <CalendarPopover
          {...{ minDate, maxDate, disablePast, disableFuture, today, labels, locale }}
          label={labels.calendar}
          value={isoFromText(text)}
          onChange={choose}
          onClose={calendar.close}
          anchor={wrap}
          finalFocus={button}
        />
      )}
    </Field>
  );
};
