import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

const chip = cx(
  'relative inline-flex h-tap cursor-pointer items-center justify-center gap-1.5 rounded-full border border-line-strong bg-surface px-4 text-s whitespace-nowrap text-ink-2 hover:border-ink-3',
  'has-checked:border-primary-edge has-checked:bg-primary-100 has-checked:font-medium has-checked:text-primary-text',
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
  'forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none',
);

export type ChoiceChipProps = { name: string; value: string; isChosen: boolean; children: ReactNode };

/** One of several choices of a form, as a chip: a radio button of the browser, so that it works before hydration. */
export const ChoiceChip = ({ name, value, isChosen, children }: ChoiceChipProps) => (
  <label className={chip}>
    <input className="sr-only" type="radio" name={name} value={value} defaultChecked={isChosen} />
    {children}
  </label>
);
