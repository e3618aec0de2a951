import { json, type Reply, type SandboxRequest } from '#sandbox/core/http.ts';
import { ukTime } from '#sandbox/core/uk-time.ts';
import { findSessionKey } from '#sandbox/opayo/authenticate.ts';
import { failure } from '#sandbox/opayo/errors.ts';
import type { World } from '#sandbox/world.ts';

/** `GET /merchant-session-keys/{key}`: whether a key can still be used. */
export function getMerchantSessionKey(world: World, namespace: string, request: SandboxRequest): Reply {
  const session = findSessionKey(world, request.params.merchantSessionKey ?? '');
  if (session?.namespace !== namespace) return failure(1006);
  return json(200, { merchantSessionKey: session.merchantSessionKey, expiry: ukTime(session.expiresAt) });
}
