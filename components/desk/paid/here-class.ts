/** The class of a toggle that records that somebody came. */
export const hereClass =
  'inline-flex min-h-tap min-w-[6.5rem] items-center justify-center gap-1.5 rounded-[10px] border-[1.5px] border-line-strong bg-surface px-4.5 font-medium text-ink aria-pressed:border-success aria-pressed:bg-success-bg aria-pressed:text-success [&_svg]:text-ink-3 aria-pressed:[&_svg]:text-inherit';
