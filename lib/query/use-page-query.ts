import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '#lib/auth/session-context.tsx';
import { makePageQuery, type Answer, type ObserveQuery } from './page-query.ts';
import type { PageRead } from './page-read.ts';

export interface PageQuery<Data> extends Answer<Data> {
  /** Reads again and returns what was read; undefined when that fails. */
  refetch: () => Promise<Data | undefined>;
  /** Reads again by itself, without react-query where it is not needed (`makePageQuery`). */
  refresh: () => Promise<void>;
  /** Changes the data that is shown, until it is read again. */
  patch: (change: (data: Data) => Data) => void;
}

/**
 * The data of a page that is cached for everybody, read again for its visitor. Visitors without a session do not load
 * react-query for it; `load` brings its code when it is needed (`makePageQuery`).
 */
export function usePageQuery<Data>(read: PageRead<Data>, load: () => Promise<ObserveQuery<Data>>): PageQuery<Data> {
  const { session } = useSession();
  const [query] = useState(() => makePageQuery(read, load));
  const [answer, setAnswer] = useState(query.first);
  const start = useEffectEvent(() =>
    query.start((next, isUrgent) => {
      if (isUrgent) setAnswer(next);
      else startTransition(() => setAnswer(next));
    }, session?.loggedIn === true),
  );
  useEffect(() => start(), [query]);
  useEffect(() => {
    if (session !== null) void query.setReader(session);
  }, [query, session]);
  return { ...answer, refetch: query.refetch, refresh: query.refresh, patch: query.patch };
}
