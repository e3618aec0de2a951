import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

/** The tag and the action stand below each other on a phone and in two columns from 576 px. */
const row = cva(
  [
    'grid min-h-[4rem] grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 px-4 py-3 small:px-5',
    'border-line not-first:border-t max-small:has-[button]:items-start',
  ],
  { variants: { isPast: { true: 'bg-surface-2' }, isLink: { true: 'group/row relative hover:bg-primary-50' } } },
);

type SessionRowProps = VariantProps<typeof row> & { children: ReactNode };

/** A session of a camp or course among `Rows`; as a link it is one as a whole. */
export const SessionRow = ({ isPast, isLink, children }: SessionRowProps) => (
  <li className={row({ isPast, isLink })}>{children}</li>
);

const date = cva('block leading-[1.5rem] tabular-nums', {
  variants: { isQuiet: { true: 'text-ink-3', false: 'font-medium text-ink' } },
});

type SessionDateProps = {
  as?: 'p' | 'span';
  /** Greyed, for a session that is over or not on offer. */
  isQuiet: boolean;
  children: ReactNode;
};

/** The date or the name that a session's row begins with. */
export const SessionDate = ({ as: Element = 'p', isQuiet, children }: SessionDateProps) => (
  <Element className={date({ isQuiet })}>{children}</Element>
);

/** The end of a session's row: its tag and its action. */
export const SessionEnd = ({ as: Element = 'div', children }: { as?: 'div' | 'span'; children: ReactNode }) => (
  <Element
    className={cx(
      'flex max-w-[46vw] items-center justify-end gap-3 has-[button]:grid has-[button]:gap-0',
      'max-small:has-[button]:justify-items-end small:has-[button]:grid-cols-[auto_4.75rem]',
    )}
  >
    {children}
  </Element>
);
