import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { KeyboardEvent } from 'react';
import { classNames } from '#components/ui/layout/class-names.ts';

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
      <button type="button" aria-label={name} aria-disabled={atEnd || undefined} onClick={() => set(next)}>
        <Icon className="icon" />
      </button>
    );
  };
  return (
    <div className={classNames('stepper', value > min && 'stepper--active')} role="group" aria-label={label}>
      {button(decreaseLabel, value - 1, Minus)}
      <input
        {...rest}
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
