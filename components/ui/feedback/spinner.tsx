import { cva, type VariantProps } from 'class-variance-authority';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';

export const spinner = cva(
  'block flex-none animate-[turn_0.9s_linear_infinite] rounded-full border-primary-200 border-t-primary-500 motion-reduce:[animation-duration:2.4s] forced-colors:border-[GrayText] forced-colors:border-t-[Highlight]',
  {
    variants: { small: { true: 'size-[1.25rem] border-[2.5px]', false: 'size-[1.75rem] border-3' } },
    defaultVariants: { small: false },
  },
);

export type SpinnerProps = VariantProps<typeof spinner> & {
  /** The accessible label. Without it the spinner is decorative and adjacent text describes the wait. */
  label?: string;
  /** Centres the spinner in an otherwise empty page. */
  page?: boolean;
};

/** A loading indicator for content of unknown shape; use a `Skeleton` where the shape is known. */
export const Spinner = ({ label, small, page = false }: SpinnerProps) => (
  <span
    role={label === undefined ? undefined : 'status'}
    className={page ? 'grid min-h-[50vh] place-items-center embedded:min-h-[16rem]' : undefined}
  >
    <span className={spinner({ small })} aria-hidden="true" />
    {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
  </span>
);
