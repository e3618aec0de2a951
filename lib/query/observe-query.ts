import { notifyManager, QueryObserver, type QueryKey, type QueryObserverOptions } from '@tanstack/react-query';
import { browserQueryClient } from './browser-query-client.ts';
import type { Answer, ObserveQuery } from './page-query.ts';
import { resetQueriesOnUserChange } from './reset-queries-on-user-change.ts';

/**
 * Prepares to observe a query with the browser's query client, outside of React. The data that is known already is
 * shown as stale, unless the client has some.
 */
export const observeQuery =
  <Data, Key extends QueryKey>(options: QueryObserverOptions<Data, Error, Data, Data, Key>): ObserveQuery<Data> =>
  (known, onAnswer) => {
    const client = browserQueryClient();
    const hasData = client.getQueryData(options.queryKey) !== undefined;
    if (known !== undefined && !hasData) client.setQueryData(options.queryKey, known as never, { updatedAt: 0 });
    const observer = new QueryObserver(client, { ...options, throwOnError: false });
    let told: Answer<Data> | null = null;
    const tell = () => {
      const { data, isError } = observer.getCurrentResult();
      if (told !== null && told.data === data && told.isError === isError) return;
      told = { data, isError };
      onAnswer(told);
    };
    const stop = observer.subscribe(notifyManager.batchCalls(tell));
    tell();
    return {
      stop,
      refetch: async () => (await observer.refetch()).data,
      // It is as old as before, so that it is read again when it would have been.
      patch: (change) => {
        const { data, dataUpdatedAt: updatedAt } = observer.getCurrentResult();
        if (data !== undefined) client.setQueryData(options.queryKey, change(data) as never, { updatedAt });
      },
      setReader: (session) => resetQueriesOnUserChange(client, session),
    };
  };
