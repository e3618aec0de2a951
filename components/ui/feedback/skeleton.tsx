import { classNames } from '#components/ui/layout/class-names.ts';

export type SkeletonProps = {
  /** In pixels, or any CSS length or percentage. */
  width?: number | string;
  /** In pixels. */
  height: number;
  /** The corner radius: `text` as small elements, `control` as a button, `pill` fully round. */
  shape?: 'text' | 'control' | 'pill';
  className?: string;
};

const shapes = { text: '', control: 'skel--control', pill: 'skel--pill' };

/**
 * A grey placeholder for loading content, in its final size. The size is set by SVG attributes, not by a style
 * attribute, so that it works under a content security policy that forbids inline styles.
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
