import { useCallback, useMemo, useState } from 'react';
import { draftPrefix } from '#lib/browser/forget-drafts.ts';
import { parseStored } from '#lib/browser/parse-stored.ts';
import { keepValue, keptValue, useSessionStorage } from '#lib/browser/use-session-storage.ts';
import { useSite } from '#lib/zones/site-context.tsx';

type Change<Value> = (before: Value) => Value;

/**
 * State that is kept for this tab: a reload, Back, another language and a log-in leave it as it was, a log-out deletes
 * it. `isValue` tells whether what was stored still fits. A kiosk, which many people use, keeps nothing
 * (docs/product.md#what-is-kept).
 */
export function useKeptState<Value>(
  name: string,
  initial: Value,
  isValue: (input: unknown) => input is Value,
): [Value, (change: Change<Value>) => void] {
  const key = draftPrefix + name;
  const isKept = useSite().mode !== 'kiosk';
  const state = useState(initial);
  const [text] = useSessionStorage(key);
  const kept = useMemo(() => parseStored(text, isValue) ?? initial, [text, initial, isValue]);
  const keep = useCallback(
    (change: Change<Value>) => keepValue(key, JSON.stringify(change(parseStored(keptValue(key), isValue) ?? initial))),
    [key, initial, isValue],
  );
  return isKept ? [kept, keep] : state;
}
