import { cx } from 'class-variance-authority';

/** The words of an entry code, and a reference. */
export const codeText = cx('text-m/[1.5rem] font-medium tracking-[0.08em] tabular-nums');

/**
 * 148 px, of which the smallest code takes six a module, so that every edge falls on a pixel; the white around is its
 * quiet zone.
 */
export const qrBox = cx(
  'size-[9.25rem] cursor-zoom-in rounded-m bg-white p-[0.6875rem]',
  'forced-color-adjust-none [print-color-adjust:exact]',
);
