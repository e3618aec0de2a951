import type { ReactNode } from 'react';

export type SegmentedProps<Value extends string> = {
  /** The accessible name of the group. */
  label: string;
  options: readonly { value: Value; label: ReactNode; icon?: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
};

/**
 * A segmented control of two to five short labels that switches the view at once. Icons have the classes `icon
 * icon--s`.
 */
export const Segmented = <Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>) => (
  <div className="segmented" role="group" aria-label={label}>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        aria-pressed={option.value === value}
        onClick={() => onChange(option.value)}
      >
        {option.icon}
        {option.label}
      </button>
    ))}
  </div>
);
