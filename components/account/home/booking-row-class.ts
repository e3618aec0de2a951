import { cx } from 'class-variance-authority';

/** A row of the next bookings: a drawing, the facts, and where it leads. */
export const bookingRow = cx(
  'relative grid grid-cols-[3.5rem_minmax(0,1fr)_1.25rem] items-center gap-x-3.5 border-line px-4 py-4 not-first:border-t',
  'max-tiny:grid-cols-[minmax(0,1fr)_1.25rem] small:grid-cols-[6rem_minmax(0,1fr)_1.25rem] small:gap-x-5 small:px-6 small:py-5',
);

/** The size of its drawing, for which large type on a small screen has no room. */
export const bookingArt = 'size-[3.5rem] self-start rounded-m max-tiny:hidden small:h-[4.5rem] small:w-[6rem]';
