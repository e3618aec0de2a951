import { cva, type VariantProps } from 'class-variance-authority';
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

const end = cva('flex max-w-[46vw] items-center justify-end gap-3', {
  variants: {
    hasActions: {
      true: 'max-small:has-[button]:grid max-small:has-[button]:justify-items-end max-small:has-[button]:gap-0 small:grid small:grid-cols-[auto_4.75rem]',
    },
  },
});

type SessionEndProps = {
  as?: 'div' | 'span';
  /** Rows of this list may have an action: tags and actions have a column each. */
  hasActions?: boolean;
  children: ReactNode;
};

/** The end of a session's row: its tag and its action. */
export const SessionEnd = ({ as: Element = 'div', hasActions, children }: SessionEndProps) => (
  <Element className={end({ hasActions })}>{children}</Element>
);
