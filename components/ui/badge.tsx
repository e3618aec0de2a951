import { classNames } from './layout/class-names.ts';

export type BadgeProps = {
  count: number;
  /** The count in words for those who listen; without it the badge is silent and a label elsewhere says it. */
  label?: string;
  large?: boolean;
};

/** How many, as a number on the primary colour. */
export const Badge = ({ count, label, large = false }: BadgeProps) => (
  <span className={classNames('badge', large && 'badge--l')}>
    <span aria-hidden="true">{count}</span>
    {label !== undefined && <span className="visually-hidden">{label}</span>}
  </span>
);
