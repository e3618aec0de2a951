import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

type PlaceHeadingProps = {
  /** By which `focusPlace` finds it. */
  id: string;
  look?: string;
  children: ReactNode;
};

/** The heading of a part of an account page, which takes the focus when a control of that part has gone. */
export const PlaceHeading = ({ id, look = 'heading-3', children }: PlaceHeadingProps) => (
  <h2 className={cx(look, 'outline-none')} id={id} tabIndex={-1}>
    {children}
  </h2>
);
