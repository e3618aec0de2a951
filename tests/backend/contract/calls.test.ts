import { checkReply } from '#backend/http/output/reply-check.ts';
import { endpoints } from '#contract/endpoints.ts';
import { envelopeSchema } from '#contract/envelope.ts';
import { failureSchema } from '#contract/failure.ts';
import { isWrapped, type Route } from '#contract/routes/route.ts';
import { routes, type OperationId } from '#contract/routes.ts';
import { fromWire } from '#contract/wire.ts';
import { getRequest, type Call, type CallerName } from '#tests/backend/access/callers.ts';
import { openWorld, type Scene } from '#tests/backend/access/scene.ts';
import { whoMay } from '#tests/backend/access/who-may.ts';
import type { Answer } from '#tests/support/backend.ts';
import type { BadCase, CallCase, Setting } from './table/call-case.ts';
import { cachedCalls, callCases } from './table/call-cases.ts';

const world = await openWorld();
/** Timeout in milliseconds, generous because a busy machine is slow. */
const timeoutMs = 60_000;
const rows = Object.entries<CallCase>(callCases).map(([id, row]) => [id as OperationId, row] as const);

const getCaller = (id: OperationId, { as }: CallCase): CallerName =>
  as ?? (whoMay[id].may.includes('owner') ? 'owner' : (whoMay[id].may[0] ?? 'owner'));

async function getChanged(setting: Setting, change: BadCase['change'] | undefined): Promise<Partial<Call>> {
  return typeof change === 'function' ? change(setting) : (change ?? {});
}

let untouchedScene: Promise<Scene> | undefined;

/** One scene for all calls that are refused, and so leave it as it is. */
const getUntouchedScene = () => (untouchedScene ??= world.makeScene());

/** Whether a case changes the scene, and not only the request. */
const changesScene = ({ change }: Pick<CallCase, 'change'>) => typeof change === 'function';

/** The valid request of an operation, with changes to it. */
async function ask(id: OperationId, row: CallCase, bad?: BadCase): Promise<Answer> {
  const isUntouched = bad !== undefined && !changesScene(bad) && !changesScene(row);
  const scene = await (isUntouched ? getUntouchedScene() : world.makeScene());
  const setting = { scene, db: world.db, call: world.call };
  const valid = { ...whoMay[id].call(scene), ...(await getChanged(setting, row.change)) };
  const request = { ...valid, ...(await getChanged(setting, bad?.change)) };
  const [path, sent] = getRequest(routes[id], request, scene, bad?.as ?? getCaller(id, row));
  return world.call(path, sent);
}

const everybody = 'public, max-age=60, stale-while-revalidate=600';
/** To visitors, and to whoever is signed in. */
const caches: Record<Route['cache'], [string, string]> = {
  public: [everybody, everybody],
  timetable: ['public, max-age=5', 'private, no-store'],
  none: ['no-store', 'no-store'],
};
const vary = 'Authorization, X-Selected-User-Id';

function expectCaching({ headers }: Answer, id: OperationId, isSignedIn: boolean): void {
  const cache = cachedCalls[id] ?? 'none';
  const control = caches[cache][isSignedIn ? 1 : 0];
  expect(headers.get('cache-control')).toBe(control);
  // A packed reply varies by its packing, too.
  expect((headers.get('vary') ?? '').replace(/(, )?Accept-Encoding$/, '')).toBe(cache === 'none' ? '' : vary);
  expect(headers.has('etag')).toBe(control.startsWith('public'));
}

/** The whole failure: nothing besides, and the first text of each field, in order, once more for those who read no fields. */
function expectFailure(answer: Answer, { status, code, message, errors }: Omit<BadCase, 'name' | 'change'>): void {
  const { details: _details, error: _error, ...failure } = failureSchema.strict().parse(fromWire(answer.json));
  expect(failure).toEqual({
    ...{ status, code, message },
    ...(errors !== undefined && { errors }),
    validationMessages: Object.values(failure.errors ?? {}).map(([first]) => first),
  });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.has('etag')).toBe(false);
}

const isWithEnvelope = ({ raw }: Route, { headers }: Answer): boolean =>
  raw !== true && headers.get('content-type')?.includes('json') === true;

describe('valid input is answered in the shape of the contract, with its message and caching', () => {
  it.each(rows)(
    '%s',
    async (id, row) => {
      const answer = await ask(id, row);
      if (row.instead !== undefined) return expectFailure(answer, row.instead);
      expect([answer.status, answer.text]).toEqual([row.status ?? 200, answer.text]);
      expectCaching(answer, id, getCaller(id, row) !== 'guest');
      if (!isWithEnvelope(routes[id], answer)) return;
      const { message, checksum: _checksum, ...reply } = envelopeSchema.strict().parse(fromWire(answer.json));
      expect(message).toBe(row.message);
      checkReply(endpoints[id], reply);
    },
    timeoutMs,
  );
});

describe('to visitors what may be cached is, with a tag', () => {
  const open = rows.filter(([id]) => cachedCalls[id] !== undefined);

  it.each(open)(
    '%s',
    async (id, row) => {
      const scene = await world.makeScene();
      const setting = { scene, db: world.db, call: world.call };
      const call = { ...whoMay[id].call(scene), ...(await getChanged(setting, row.change)), forRobin: undefined };
      const [path, sent] = getRequest(routes[id], call, scene, 'guest');
      const answer = await world.call(path, sent);
      expectCaching(answer, id, false);
      const tag = answer.headers.get('etag') ?? '';
      const again = await world.call(path, { ...sent, headers: { 'If-None-Match': tag } });
      expect([again.status, again.text]).toEqual([304, '']);
    },
    timeoutMs,
  );
});

describe('bad input is answered with the whole failure', () => {
  it.each(rows.flatMap(([id, row]) => row.bad.map((bad) => [id, bad.name, row, bad] as const)))(
    '%s: %s',
    async (id, _name, row, bad) => {
      expectFailure(await ask(id, row, bad), bad);
    },
    timeoutMs,
  );
});

describe('whoever is not known is told so', () => {
  const unauthenticated = { status: 401, code: 'unauthenticated', message: 'Unauthenticated.' } as const;

  it.each(rows.filter(([id]) => id !== 'logout' && routes[id].who !== 'machine'))(
    '%s with a token that there is not',
    async (id) => {
      const scene = await getUntouchedScene();
      const call = { ...whoMay[id].call(scene), forRobin: undefined };
      const [path, sent] = getRequest(routes[id], call, scene, 'guest');
      expectFailure(await world.call(path, { ...sent, token: 'x'.repeat(43) }), unauthenticated);
    },
    timeoutMs,
  );
});

describe('a body that is no JSON is told so', () => {
  // What is signed is read as text.
  const isRead = (id: OperationId, { signed }: Route = routes[id]) => endpoints[id].body !== undefined && !signed;

  it.each(rows.filter(([id]) => isRead(id)))(
    '%s',
    async (id, row) => {
      const scene = await getUntouchedScene();
      const [path, { token, headers }] = getRequest(routes[id], whoMay[id].call(scene), scene, getCaller(id, row));
      const text = isWrapped(routes[id]) ? '{"data":' : '{';
      const answer = await world.call(path, { method: routes[id].method, text, token, headers });
      const malformed = { status: 400, code: 'malformed_request', message: 'The request could not be read.' } as const;
      expectFailure(answer, malformed);
    },
    timeoutMs,
  );
});
