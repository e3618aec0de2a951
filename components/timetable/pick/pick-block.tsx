'use client';

import { cva } from 'class-variance-authority';
import { useEffect, useRef, type PointerEvent, type ReactNode } from 'react';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { pickBlockId, pickHeadingId } from './pick-ids.ts';
import type { PickSheet } from './use-pick-sheet.ts';

export type PickBlockProps = {
  sheet: PickSheet;
  /** The session that is chosen. */
  sessionId: OccurrenceSummary['id'];
  /** A `PickHead`. */
  head: ReactNode;
  /** A `PickContent`. */
  children: ReactNode;
};

const block = cva(
  [
    'flex flex-col overflow-clip bg-surface large:rounded-l large:border large:border-line large:box-shadow',
    'max-large:fixed max-large:inset-x-0 max-large:bottom-(--bottom-edge,0px) max-large:z-30 max-large:rounded-t-[20px]',
    'max-large:max-h-[max(var(--seen-height,100dvh)*0.7,min(40rem,var(--seen-height,100dvh)-11.5rem))] max-large:box-shadow-[0_-8px_32px_rgb(34_35_45/0.24)] max-large:forced-colors:border',
    'transition-transform duration-base ease-out motion-reduce:transition-none max-large:starting:translate-y-full',
  ],
  { variants: { isOpen: { true: '', false: 'max-large:hidden' } } },
);

/**
 * Counting does not move what is counted (docs/product.md#choosing-a-time): a sheet stands on the bottom of the screen, so
 * that one which grew or shrank would lead the next tap to another row. It keeps its height from the first press of a
 * stepper until something else is pressed.
 */
function useSteadySheet(opening: string) {
  const block = useRef<HTMLElement>(null);
  useEffect(() => {
    block.current?.style.removeProperty('height');
  }, [opening]);
  const onPointerDownCapture = ({ target }: PointerEvent) => {
    const { current } = block;
    if (current === null || !(target instanceof Element)) return;
    const isCounting = target.closest('[role=group]:has(> [role=spinbutton])') !== null;
    const isSheet = getComputedStyle(current).position === 'fixed';
    current.style.height = isCounting && isSheet ? `${current.offsetHeight}px` : '';
  };
  return { ref: block, onPointerDownCapture };
}

/**
 * The block in which tickets or a court are chosen: beside the list from 1200 px, below that a sheet over it. The sheet
 * is not a modal dialogue: the list behind it can be scrolled and pressed, to the page's end (`data-sheet`, see
 * `ZoneDocument`).
 */
export const PickBlock = ({ sheet, sessionId, head, children }: PickBlockProps) => (
  <section
    {...useSteadySheet(`${sessionId} ${sheet.isOpen}`)}
    id={pickBlockId}
    className={block({ isOpen: sheet.isOpen })}
    aria-labelledby={pickHeadingId}
    data-sheet={sheet.isOpen || undefined}
  >
    {head}
    {children}
  </section>
);
