import { cva } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type Kind = 'plain' | 'benefit' | 'removable';

const inWords =
  'grid-cols-[1.25rem_minmax(0,1fr)_auto] py-2.5 small:grid-cols-[1.25rem_minmax(0,1fr)_auto_auto] small:py-2';

const line = cva('grid items-center gap-x-2.5 gap-y-0.5 border-line pr-2 pl-3 text-s not-first:border-t small:pr-3', {
  variants: {
    kind: {
      plain: inWords,
      benefit: [inWords, 'bg-primary-50 text-ink'],
      // A button of 32 px is at its end.
      removable: 'grid-cols-[1.25rem_minmax(0,1fr)_auto_2rem] py-1.5',
    },
  },
});
const lineIcon = cva('icon-s', {
  variants: { kind: { plain: 'text-ink-3', benefit: 'text-primary-text', removable: 'text-ink-3' } },
});
const linePrice = cva('font-medium whitespace-nowrap text-ink', {
  variants: { kind: { plain: 'pr-1 small:pr-0', saving: 'pr-1 text-primary-text small:pr-0', removable: '' } },
});

type SubLineProps = { icon: LucideIcon; kind?: Kind; isBusy?: boolean; children: ReactNode };

/** A line below a basket line: a charge, an extra that can be removed, or a benefit. */
export const SubLine = ({ icon: Icon, kind = 'plain', isBusy = false, children }: SubLineProps) => (
  <li className={line({ kind })} aria-busy={isBusy || undefined}>
    <Icon className={lineIcon({ kind })} />
    {children}
  </li>
);

type SubLinePriceProps = { kind?: 'plain' | 'saving' | 'removable'; children: ReactNode };

/** What it costs. */
export const SubLinePrice = ({ kind = 'plain', children }: SubLinePriceProps) => (
  <span className={linePrice({ kind })}>{children}</span>
);
