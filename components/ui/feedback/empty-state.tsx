import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Card } from '#components/ui/layout/card.tsx';

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

export type EmptyStateProps = {
  title: ReactNode;
  /** The heading level; it does not change the size. */
  level?: 1 | 2 | 3;
  /** An illustration without a highlighted zone. */
  art?: ReactNode;
  /** Whether the illustration is a scene, twice as wide. */
  wideArt?: boolean;
  /** One sentence on what to do about it. */
  children?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  /** Whether it is a page of its own, or, which is the default, on a card. */
  plain?: boolean;
};

/** An empty state: what is missing and what can be done about it. */
export const EmptyState = ({ title, level = 2, art, wideArt, children, action, plain = false }: EmptyStateProps) => {
  const Heading = `h${level}` as const;
  const Box = plain ? 'div' : Card;
  return (
    <Box className={emptyState({ wideArt })}>
      {art}
      <Heading className={plain ? 'max-w-[16em] heading-2' : 'heading-2'}>{title}</Heading>
      {children !== undefined && <p>{children}</p>}
      {action}
    </Box>
  );
};
