import { cva, type VariantProps } from 'class-variance-authority';

export const skeleton = cva(
  [
    'block max-w-full animate-[shimmer_1.6s_linear_infinite] bg-[linear-gradient(100deg,var(--surface-3)_40%,#f8f8fa_50%,var(--surface-3)_60%)] bg-size-[300%_100%]',
    'motion-reduce:animate-none motion-reduce:bg-surface-3 motion-reduce:bg-none forced-colors:border forced-colors:border-[GrayText]',
  ],
  {
    variants: {
      /** The corner radius: `text` as small elements, `control` as a button, `pill` fully round. */
      shape: { text: 'rounded-s', control: 'rounded-m', pill: 'rounded-full' },
    },
    defaultVariants: { shape: 'text' },
  },
);

export type SkeletonProps = VariantProps<typeof skeleton> & {
  /** In pixels, or any CSS length or percentage. */
  width?: number | string;
  /** In pixels. */
  height: number;
  className?: string;
};

/**
 * A grey placeholder for loading content, in its final size. The size is set by SVG attributes, not by a style
 * attribute, so that it works under a content security policy that forbids inline styles.
 */
export const Skeleton = ({ width = '100%', height, shape, className }: SkeletonProps) => (
  <svg className={skeleton({ shape, className })} width={width} height={height} aria-hidden="true" focusable="false" />
);
