'use client';

import { useCallback, useSyncExternalStore } from 'react';

export type CharacterCountText = (count: number, max: number) => string;

type CharacterCountProps = {
  /** The input or text area whose characters are counted. */
  inputId: string;
  max: number;
  /** The count for the server render, before hydration. */
  initialCount: number;
  text: CharacterCountText;
};

const ANNOUNCED_FROM = 0.9;

const getLength = (inputId: string): number => {
  const input = document.getElementById(inputId);
  return input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement ? input.value.length : 0;
};

/** Counts the typed characters; a live region announces the count only near the limit. */
export const CharacterCount = ({ inputId, max, initialCount, text }: CharacterCountProps) => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const input = document.getElementById(inputId);
      input?.addEventListener('input', changed);
      return () => input?.removeEventListener('input', changed);
    },
    [inputId],
  );
  const count = useSyncExternalStore(
    subscribe,
    () => getLength(inputId),
    () => initialCount,
  );
  return (
    <>
      <span className="ml-auto whitespace-nowrap lining-nums tabular-nums">{text(count, max)}</span>
      <span className="sr-only" role="status">
        {count >= max * ANNOUNCED_FROM ? text(count, max) : null}
      </span>
    </>
  );
};
