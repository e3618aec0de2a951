import type { ReactNode } from 'react';
import { classNames } from '#components/ui/layout/class-names.ts';

export type EmptyStateProps = {
  title: ReactNode;
  /** The heading's place in the page's outline; it looks the same at each. */
  level?: 1 | 2 | 3;
  /** A drawing with nothing marked in it. */
  art?: ReactNode;
  /** One sentence on what to do about it. */
  children?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  /** On a card of its own, which is usual, or on whatever it stands on. */
  plain?: boolean;
};

/** There is nothing here, and what can be done about that. */
export const EmptyState = ({ title, level = 2, art, children, action, plain = false }: EmptyStateProps) => {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames('empty', !plain && 'card')}>
      {art}
      <Heading className="heading-2">{title}</Heading>
      {children !== undefined && <p>{children}</p>}
      {action}
    </div>
  );
};
