import { useSearchParams } from 'next/navigation';
import { useCallback, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Writes the query string into the address, in place of the entry of the history or as another. */
type WriteSearch = (search: URLSearchParams, how: 'push' | 'replace') => void;

/**
 * The query string, null until hydration, because the HTML is the same for every one. It is read from Next's router,
 * which writes its own address over that of the window whenever it commits, as after a log-in: the window's may be one
 * choice behind for a moment. What is written counts at once, however long the router takes.
 */
export function useAddressSearch(): [string | null, WriteSearch] {
  const routed = useSearchParams().toString();
  const known = useSyncExternalStore(
    never,
    () => routed,
    () => null,
  );
  const [written, setWritten] = useState<{ over: string; search: string } | null>(null);
  if (written !== null && written.over !== routed) setWritten(null);
  const search = written?.over === routed ? written.search : known;
  const write = useCallback<WriteSearch>(
    (next, how) => {
      const text = next.toString();
      if (text === search) return;
      setWritten({ over: routed, search: text });
      const { pathname, hash } = window.location;
      window.history[`${how}State`](null, '', pathname + (text && `?${text}`) + hash);
    },
    [search, routed],
  );
  return [search, write];
}
