import { classNames } from './class-names.ts';

export type ShareLineProps = {
  /** From 0 to 1. */
  share: number;
  tone?: 'primary' | 'warning';
};

/**
 * A thin progress line. It is decorative, since adjacent text states the value. Its width is set by SVG attributes, so
 * that it works under a content security policy that forbids inline styles.
 */
export const ShareLine = ({ share, tone = 'primary' }: ShareLineProps) => {
  const className = classNames('share-line', tone === 'warning' && 'share-line--warning');
  const percent = (Math.min(Math.max(share, 0), 1) * 100).toFixed(2);
  return (
    <svg className={className} width="100%" height="3" aria-hidden="true" focusable="false">
      <rect width={`${percent}%`} height="3" rx="1.5" />
    </svg>
  );
};
