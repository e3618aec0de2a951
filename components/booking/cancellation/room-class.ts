import { cva } from 'class-variance-authority';

/** Reserves the usual height of a session's rules, so that nothing moves when they are loaded. */
export const roomClass = cva('grid min-h-[5.75rem] content-start gap-3 text-s text-ink-2', {
  variants: { isNarrow: { true: '', false: 'medium:min-h-[3.25rem]' } },
  defaultVariants: { isNarrow: false },
});
