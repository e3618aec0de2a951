import { classNames } from './layout/class-names.ts';

export type BadgeProps = {
  count: number;
  /**
   * The accessible text of the count; without it the badge is hidden from screen readers and another label must name
   * it.
   */
  label?: string;
  large?: boolean;
};

/** A count as a number on the primary colour. */
export const Badge = ({ count, label, large = false }: BadgeProps) => (
  <span className={classNames('badge', large && 'badge--l')}>
    <span aria-hidden="true">{count}</span>
    {label !== undefined && <span className="visually-hidden">{label}</span>}
  </span>
);
