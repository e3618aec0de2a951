import type { ReactNode } from 'react';
import { classNames } from '#components/ui/layout/class-names.ts';

export type EmptyStateProps = {
  title: ReactNode;
  /** The heading level; it does not change the size. */
  level?: 1 | 2 | 3;
  /** An illustration without a highlighted zone. */
  art?: ReactNode;
  /** One sentence on what to do about it. */
  children?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  /** Whether it is on a card of its own, which is the default. */
  plain?: boolean;
};

/** An empty state: what is missing and what can be done about it. */
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
