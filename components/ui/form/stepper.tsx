import { cva } from 'class-variance-authority';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { KeyboardEvent } from 'react';

const stepper = cva(
  'inline-grid h-tap grid-cols-[2.75rem_2.75rem_2.75rem] overflow-clip rounded-m border bg-surface desk:grid-cols-[3.5rem_2.75rem_3.5rem]',
  {
    variants: {
      isActive: {
        true: 'border-primary-edge box-shadow-[inset_0_0_0_0.5px_var(--primary-edge)]',
        false: 'border-control',
      },
    },
  },
);

export type StepperProps = {
  /** The accessible name of the quantity. */
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  disabled?: boolean;
  id?: string;
  'aria-describedby'?: string;
  /** Its place. */
  className?: string;
};

/** The value after a key press, or undefined when the input handles the key itself. */
const valueAfterKey = (
  key: string,
  { value, min, max }: { value: number; min: number; max: number },
): number | undefined => {
  if (key === 'Backspace' || key === 'Delete') return min;
  if (key === 'ArrowUp') return Math.min(value + 1, max);
  if (key === 'ArrowDown') return Math.max(value - 1, min);
  return undefined;
};

/**
 * A small whole number between `min` (0 unless said otherwise) and `max`
 * (docs/product.md#form-controls): arrows step by one,
 * Backspace and Delete go back to `min`, a double click takes `max`.
 */
export const Stepper = (props: StepperProps) => {
  const {
    label,
    decreaseLabel,
    increaseLabel,
    value,
    onChange,
    min = 0,
    max = Infinity,
    disabled = false,
    className,
    ...rest
  } = props;
  const set = (next: number) => {
    const within = Math.min(Math.max(next, min), max);
    if (!disabled && within !== value) onChange(within);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = valueAfterKey(event.key, { value, min, max });
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  };
  const button = (name: string, next: number, icon: typeof Plus) => {
    const Icon = icon;
    const atEnd = disabled || next < min || next > max;
    return (
      <button
        type="button"
        className="grid place-items-center text-primary-text hover:bg-primary-100 focus-visible:-outline-offset-3 aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-control"
        aria-label={name}
        aria-disabled={atEnd || undefined}
        onClick={() => set(next)}
      >
        <Icon className="icon" />
      </button>
    );
  };
  return (
    <div className={stepper({ isActive: value > min, className })} role="group" aria-label={label}>
      {button(decreaseLabel, value - 1, Minus)}
      <input
        {...rest}
        className="w-full border-0 bg-transparent p-0 text-center font-medium text-ink tabular-nums focus-visible:-outline-offset-3"
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max === Infinity ? undefined : max}
        disabled={disabled}
        value={value}
        onChange={(event) => /^\s*\d*\s*$/.test(event.target.value) && set(Number(event.target.value))}
        onKeyDown={onKeyDown}
        onDoubleClick={() => max !== Infinity && set(max)}
        onFocus={(event) => event.target.select()}
      />
      {button(increaseLabel, value + 1, Plus)}
    </div>
  );
};
