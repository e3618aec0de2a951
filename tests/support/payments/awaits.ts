import type { KyselyPlugin } from 'kysely';
import type { Dependencies } from '#backend/context.ts';
import type { Db } from '#backend/db/schema.ts';

type QueryId = Parameters<KyselyPlugin['transformQuery']>[0]['queryId'];
type OnAwait = (name: string) => Promise<void>;

/** The verb of a statement and the first table that it names, e.g. `update orders`. */
function nameStatement(text: string): string {
  const [, verb = ''] = /^[\s(]*(\w+)/.exec(text) ?? [];
  const [, table = ''] = /\b(?:from|into|update)\s+(?:only\s+)?"?(\w+)/.exec(text) ?? [];
  return `${verb} ${table}`.trim();
}

function watchDatabase(db: Db, onAwait: OnAwait): Db {
  const names = new WeakMap<QueryId, string>();
  const watched = db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      names.set(queryId, nameStatement(db.getExecutor().compileQuery(node, queryId).sql));
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      await onAwait(names.get(queryId) ?? 'a statement compiled before');
      return result;
    },
  });
  const begin = watched.transaction.bind(watched);
  watched.transaction = () => {
    const builder = begin();
    const execute = builder.execute.bind(builder);
    builder.execute = async (work) => {
      const result = await execute(work);
      await onAwait('commit');
      return result;
    };
    return builder;
  };
  return watched;
}

/**
 * Dependencies of a function whose every await is watched: after each statement and each commit, and before and after
 * each call to the provider, `onAwait` is called with a name, and waited for. Timers apart, nothing else is awaited in
 * the backend.
 */
export function watchAwaits(dependencies: Dependencies, onAwait: OnAwait): Dependencies {
  const { db, services } = dependencies;
  const { fetch: send } = services.payments;
  const watchedFetch: typeof fetch = async (input, init) => {
    const path = new URL(input instanceof Request ? input.url : String(input)).pathname;
    const name = `${init?.method ?? 'GET'} ${path.replace(/(pi_|[0-9a-f]{8}-)[^/]*/i, '…')}`;
    await onAwait(`before ${name}`);
    const response = await send(input, init);
    await onAwait(`after ${name}`);
    return response;
  };
  const watched = watchDatabase(db, onAwait);
  return { ...dependencies, db: watched, services: { ...services, payments: { fetch: watchedFetch } } };
}
