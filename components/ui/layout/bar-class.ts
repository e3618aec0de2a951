import { cva } from 'class-variance-authority';

/** A bar at the bottom of the window. */
export const bar = cva(
  'bottom-(--bottom-edge,0px) z-20 border-t border-line bg-surface pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] box-shadow-[0_-8px_24px_rgb(34_35_45/0.08)]',
  { variants: { position: { sticky: 'sticky', fixed: 'fixed inset-x-0' } } },
);

/** The amount in a `BottomBar`, which stands in `font-figures`. */
export const barFigure =
  'text-[calc(1.75rem*max(var(--heading-scale),0.75))]/none font-headline tracking-[0.005em] text-ink';
