'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { pickBlockId, pickHeadingId } from './pick-ids.ts';

interface Opening {
  /** The control of the chosen row, which takes the focus back. */
  opener: HTMLElement;
  /** The id of what takes the focus. */
  focusId: string;
}

export interface PickSheet {
  isOpen: boolean;
  /** Raises the block as a sheet above the list; does nothing where it stands beside the list. */
  open: (opener: HTMLElement, focusId?: string) => void;
  /** Lowers it, and returns the focus to the row. */
  close: () => void;
}

const isCalm = (): boolean => 'matchMedia' in window && window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether a row can be seen whole, below what is fixed at the top of the page and above the sheet. */
function isSeen(row: Element): boolean {
  const sheet = document.getElementById(pickBlockId);
  if (sheet === null) return false;
  const { top, bottom } = row.getBoundingClientRect();
  const topEdge = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const sheetBottom = Number.parseFloat(getComputedStyle(sheet).bottom) || 0;
  // By its height and not by where it is, since it may still be rising.
  return top >= topEdge && bottom <= window.innerHeight - sheetBottom - sheet.offsetHeight;
}

/**
 * The sheet of a phone in which tickets or a court are chosen: the chosen row stays in view, scrolled to the
 * top where the sheet would hide it; the list above the sheet stays usable (docs/product.md#choosing-a-time).
 */
export function usePickSheet(): PickSheet {
  const [opening, setOpening] = useState<Opening | null>(null);
  const close = () => {
    setOpening(null);
    opening?.opener.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (opening === null) return;
    const row = opening.opener.closest('li, tr') ?? opening.opener;
    if (!isSeen(row)) row.scrollIntoView({ block: 'start', behavior: isCalm() ? 'auto' : 'smooth' });
    document.getElementById(opening.focusId)?.focus({ preventScroll: true });
  }, [opening]);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // A dialogue above the sheet closes alone.
    if (event.key === 'Escape' && document.querySelector('[data-overlay]') === null) close();
  });
  const isOpen = opening !== null;
  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);
  return {
    isOpen,
    open: (opener, focusId = pickHeadingId) => {
      const block = document.getElementById(pickBlockId);
      if (block !== null && getComputedStyle(block).position === 'fixed') setOpening({ opener, focusId });
    },
    close,
  };
}
