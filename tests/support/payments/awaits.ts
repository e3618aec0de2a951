import type { KyselyPlugin } from 'kysely';
import type { Dependencies } from '#backend/context.ts';

type QueryId = Parameters<KyselyPlugin['transformQuery']>[0]['queryId'];

/** The verb of a statement and its first table, e.g. `update orders`. */
function nameStatement(text: string): string {
  const verb = /^\s*(\w+)/.exec(text)?.[1] ?? '';
  const table = /(?:from|into|update)\s+"?(\w+)/.exec(text)?.[1] ?? '';
  return `${verb} ${table}`.trim();
}

/**
 * Dependencies of a function whose every await is watched: after each statement, and before and after each call to the
 * provider, `onAwait` is called with a name, and waited for. Timers apart, nothing else is awaited in the backend.
 */
export function watchAwaits(dependencies: Dependencies, onAwait: (name: string) => Promise<void>): Dependencies {
  const { db, services } = dependencies;
  const names = new WeakMap<QueryId, string>();
  const watched = db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      names.set(queryId, nameStatement(db.getExecutor().compileQuery(node, queryId).sql));
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      await onAwait(names.get(queryId) ?? '');
      return result;
    },
  });
  const { fetch: send } = services.payments;
  const watchedFetch: typeof fetch = async (input, init) => {
    const path = new URL(input instanceof Request ? input.url : String(input)).pathname;
    const name = `${init?.method ?? 'GET'} ${path.replace(/(pi_|[0-9a-f]{8}-)[^/]*/i, '…')}`;
    await onAwait(`before ${name}`);
    const response = await send(input, init);
    await onAwait(`after ${name}`);
    return response;
  };
  return { ...dependencies, db: watched, services: { ...services, payments: { fetch: watchedFetch } } };
}
