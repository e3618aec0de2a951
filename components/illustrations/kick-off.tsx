import { cx } from 'class-variance-authority';

/**
 * The halfway line and the centre circle with one half filled. Used once per page, on dark; positioned with `--d` and
 * `--y`.
 */
export const KickOff = ({ className }: { className?: string }) => (
  <div className={cx('kick-off', className)} aria-hidden="true">
    <i />
  </div>
);
