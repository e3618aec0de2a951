import { classNames } from '#components/ui/layout/class-names.ts';

export type SkeletonProps = {
  /** In pixels, or any CSS length or percentage. */
  width?: number | string;
  /** In pixels. */
  height: number;
  /** `text` has the radius of small things, `control` that of a button, `pill` round ends. */
  shape?: 'text' | 'control' | 'pill';
  className?: string;
};

const shapes = { text: '', control: 'skel--control', pill: 'skel--pill' };

/**
 * A grey place for what is still loading, in its final size. The size is set by attributes of an svg, not by a
 * style attribute, so that it also holds under a policy that forbids inline styles.
 */
export const Skeleton = ({ width = '100%', height, shape = 'text', className }: SkeletonProps) => (
  <svg
    className={classNames('skel', shapes[shape], className)}
    width={width}
    height={height}
    aria-hidden="true"
    focusable="false"
  />
);
