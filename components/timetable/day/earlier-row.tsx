'use client';

import { cva } from 'class-variance-authority';
import ChevronDown from 'lucide-react/icons/chevron-down';

export type EarlierRowProps = {
  /** How many sessions, or times of courts, are over. */
  label: string;
  isOpen: boolean;
  onToggle: () => void;
};

const chevron = cva('icon-s', { variants: { isOpen: { true: 'rotate-180', false: '' } } });

/** What is over of the day, as one row that opens. */
export const EarlierRow = ({ label, isOpen, onToggle }: EarlierRowProps) => (
  <button
    type="button"
    className="mb-4 flex min-h-tap w-full items-center justify-between gap-3 rounded-l border border-line bg-surface-2 px-4 text-s text-ink-2 lining-nums tabular-nums hover:bg-surface-3"
    aria-expanded={isOpen}
    onClick={onToggle}
  >
    {label}
    <ChevronDown className={chevron({ isOpen })} />
  </button>
);
