import { classNames } from '#components/ui/layout/class-names.ts';

export type SpinnerProps = {
  /** The accessible label. Without it the spinner is decorative and adjacent text describes the wait. */
  label?: string;
  small?: boolean;
  /** Centres the spinner in an otherwise empty page. */
  page?: boolean;
};

/** A loading indicator for content of unknown shape; use a `Skeleton` where the shape is known. */
export const Spinner = ({ label, small = false, page = false }: SpinnerProps) => (
  <span role={label === undefined ? undefined : 'status'} className={page ? 'spinner-page' : undefined}>
    <span className={classNames('spinner', small && 'spinner--s')} aria-hidden="true" />
    {label !== undefined && <span className="visually-hidden">{label}</span>}
  </span>
);
