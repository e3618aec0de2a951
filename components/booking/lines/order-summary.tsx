import { cx } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

/** The raised surface beside a form or a list, with its total and the next step. */
export const OrderSummary = (props: Omit<ComponentProps<'section'>, 'className'>) => (
  <section {...props} className="grid gap-4 rounded-l border border-line bg-surface p-5 box-shadow" />
);

type SummaryNoteProps = { icon: LucideIcon; className?: string; children: ReactNode };

/** A quiet line below the button that pays. */
export const SummaryNote = ({ icon: Icon, className, children }: SummaryNoteProps) => (
  <p className={cx('flex items-center justify-center gap-2 text-s text-ink-3', className)}>
    <Icon className="icon-s" />
    {children}
  </p>
);
