import { cva, type VariantProps } from 'class-variance-authority';

const ground = cva('block forced-colors:bg-[Canvas] forced-colors:outline-1', {
  variants: {
    tone: { primary: 'bg-primary-200', warning: 'bg-warning-line' },
    /** Where it is the edge of a bar. */
    square: { true: '', false: 'rounded-[2px]' },
  },
  defaultVariants: { tone: 'primary', square: false },
});

const part = cva('transition-[width] duration-slow ease-linear forced-colors:fill-[Highlight]', {
  variants: { tone: { primary: 'fill-primary-500', warning: 'fill-warning' } },
  defaultVariants: { tone: 'primary' },
});

export type ShareLineProps = VariantProps<typeof ground> & {
  /** From 0 to 1. */
  share: number;
};

/**
 * A thin progress line. It is decorative, since adjacent text states the value. Its width is set by SVG attributes, so
 * that it works under a content security policy that forbids inline styles.
 */
export const ShareLine = ({ share, tone, square }: ShareLineProps) => {
  const percent = (Math.min(Math.max(share, 0), 1) * 100).toFixed(2);
  return (
    <svg className={ground({ tone, square })} width="100%" height="3" aria-hidden="true" focusable="false">
      <rect className={part({ tone })} width={`${percent}%`} height="3" rx="1.5" />
    </svg>
  );
};
