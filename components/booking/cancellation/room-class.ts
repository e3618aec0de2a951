import { cva } from 'class-variance-authority';

/** The room of the rules of a session, as high as they usually are. */
export const roomClass = cva('grid min-h-[5.75rem] content-start gap-3 text-s text-ink-2', {
  variants: { isNarrow: { true: '', false: 'medium:min-h-[3.25rem]' } },
  defaultVariants: { isNarrow: false },
});
