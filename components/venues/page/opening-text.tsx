import { cva } from 'class-variance-authority';
import Clock from 'lucide-react/icons/clock';
import type { OpeningLabel } from './opening-label.ts';

const line = cva('inline-flex items-center gap-1.5 lining-nums tabular-nums', {
  variants: {
    kind: { open: 'text-success on-dark:text-[#8fe0b4]', closed: 'text-ink-3 on-dark:text-inherit' },
  },
});

/** Today's opening times with a clock. */
export const OpeningText = ({ kind, text }: OpeningLabel) => (
  <span className={line({ kind })}>
    <Clock className="icon-s" />
    <span>{text}</span>
  </span>
);
