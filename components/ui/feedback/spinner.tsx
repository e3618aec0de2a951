import { classNames } from '#components/ui/layout/class-names.ts';

export type SpinnerProps = {
  /** What is being waited for. Without it the spinner is decoration beside words that say so. */
  label?: string;
  small?: boolean;
  /** Stands in the middle of an otherwise empty page. */
  page?: boolean;
};

/** Something is under way and its shape is not known; where it is, a `Skeleton` serves better. */
export const Spinner = ({ label, small = false, page = false }: SpinnerProps) => (
  <span role={label === undefined ? undefined : 'status'} className={page ? 'spinner-page' : undefined}>
    <span className={classNames('spinner', small && 'spinner--s')} aria-hidden="true" />
    {label !== undefined && <span className="visually-hidden">{label}</span>}
  </span>
);
