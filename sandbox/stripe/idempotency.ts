import { hangUp, type Reply, type SandboxRequest } from '#sandbox/core/http.ts';
import type { World } from '#sandbox/world.ts';
import { keyInUse, keyReused } from './errors.ts';

/** Requests under way, by account and key; a restart ends them. */
const inProgress = new Set<string>();

/** A call whose result is kept for its idempotency key; `isKept` is false when it failed before it was carried out. */
export interface Carried {
  reply: Reply;
  isKept: boolean;
  /** The connection closes without the answer, which is kept nevertheless. */
  isLost?: boolean;
}

/**
 * Carries out a request once for its idempotency key: the same request again gets the first answer, another request is
 * refused, and so is one that comes while the first is under way.
 */
export async function onlyOnce(
  world: World,
  namespace: string,
  request: SandboxRequest,
  carryOut: () => Promise<Carried>,
): Promise<Reply> {
  const { idempotencyKey } = request;
  const { answers } = world.state.stripe;
  const key = `${namespace}|${idempotencyKey}`;
  if (idempotencyKey === '') return getReply(await carryOut());
  const fingerprint = `${request.path}\n${request.body}`;
  const known = answers[key];
  if (known !== undefined) {
    if (known.request !== fingerprint) return keyReused();
    const headers = { 'content-type': 'application/json; charset=utf-8', 'idempotent-replayed': 'true' };
    return { status: known.status, headers, body: known.body };
  }
  if (inProgress.has(key)) return keyInUse();
  inProgress.add(key);
  try {
    const carried = await carryOut();
    const { reply, isKept } = carried;
    if (isKept && reply !== hangUp) answers[key] = { request: fingerprint, status: reply.status, body: reply.body };
    return getReply(carried);
  } finally {
    inProgress.delete(key);
  }
}

function getReply({ reply, isLost = false }: Carried): Reply {
  return isLost ? hangUp : reply;
}
