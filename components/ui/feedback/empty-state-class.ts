import { cva } from 'class-variance-authority';

/** Below each other in the middle: an illustration, a heading, a sentence and what can be done. */
export const emptyState = cva(
  [
    'grid grid-cols-[minmax(0,1fr)] content-center justify-items-center gap-2 px-[1.5rem] pt-[2rem] pb-[2.5rem] text-center',
    '[&>:is(div,ul):last-child]:mt-4 [&>a]:mt-4 [&>button]:mt-4 [&>p]:max-w-[40ch] [&>p]:text-balance',
  ],
  {
    variants: {
      wideArt: {
        true: '[&>svg]:mb-6 [&>svg]:h-auto [&>svg]:w-[min(26.25rem,100%)]',
        false: '[&>svg]:mb-4 [&>svg]:w-[min(12.5rem,100%)]',
      },
    },
    defaultVariants: { wideArt: false },
  },
);
