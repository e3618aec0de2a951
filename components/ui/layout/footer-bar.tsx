import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type FooterBarProps = {
  /** The maximum width of its content: 560, 833 or 1280 px, or the whole window. */
  size?: 'small' | 'medium' | 'large' | 'full';
  label: string;
  /** At the left: the back button. */
  start?: ReactNode;
  /** In the middle, from 576 px: the current total. */
  middle?: ReactNode;
  /** At the right: the next step. */
  end: ReactNode;
};

const sizes = { small: 'footbar--s', medium: 'footbar--m', large: '', full: 'footbar--full' };

/** Fixed to the bottom of the window at every width. The page keeps 120 px free below its content. */
export const FooterBar = ({ size = 'large', label, start, middle, end }: FooterBarProps) => (
  <section className={classNames('footbar', sizes[size])} aria-label={label}>
    <div className="page-width footbar__in">
      {start ?? <span />}
      {middle !== undefined && <div className="footbar__mid">{middle}</div>}
      {end}
    </div>
  </section>
);
