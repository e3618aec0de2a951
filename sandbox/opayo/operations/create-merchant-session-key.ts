import { json, type Reply, type SandboxRequest } from '#sandbox/core/http.ts';
import { ukTime } from '#sandbox/core/uk-time.ts';
import { checkRules, type Rule } from '#sandbox/opayo/check-rules.ts';
import { invalid } from '#sandbox/opayo/errors.ts';
import { isBody, parseBody } from '#sandbox/opayo/json-body.ts';
import type { World } from '#sandbox/world.ts';

export const LIFETIME_MS = 400_000;
const SWEEP_EVERY_MS = 60_000;

const RULES: readonly Rule[] = [{ property: 'vendorName', name: 'vendor name', required: true, max: 15 }];

/** `POST /merchant-session-keys`: a key that lets one browser tokenise one card within 400 seconds. */
export function createMerchantSessionKey(world: World, namespace: string, request: SandboxRequest): Reply {
  const body = parseBody(request);
  if (!isBody(body)) return body;
  const errors = checkRules(RULES, body);
  if (errors.length > 0) return invalid(errors);

  const now = world.clock.now(namespace);
  forgetExpired(world, namespace, now);
  const merchantSessionKey = world.ids.uuid(namespace, 'merchant-session-key').toUpperCase();
  const expiresAt = now + LIFETIME_MS;
  const vendorName = body.text('vendorName');
  world.state.opayo.sessionKeys[merchantSessionKey] = {
    merchantSessionKey,
    namespace,
    vendorName,
    expiresAt,
    failedAttempts: 0,
    cardIdentifier: null,
    linkedCode: null,
  };
  return json(201, { merchantSessionKey, expiry: ukTime(expiresAt) });
}

/** Deletes expired keys and cards once in a while, so that the state of a long-running demo stays small. */
function forgetExpired(world: World, namespace: string, now: number): void {
  const { sessionKeys, cards, sweptAt } = world.state.opayo;
  const sinceLast = now - (sweptAt[namespace] ?? -Infinity);
  if (sinceLast >= 0 && sinceLast < SWEEP_EVERY_MS) return;
  sweptAt[namespace] = now;
  const tables: Record<string, { namespace: string; expiresAt: number }>[] = [sessionKeys, cards];
  for (const table of tables) {
    for (const [id, record] of Object.entries(table)) {
      if (record.namespace === namespace && record.expiresAt <= now) delete table[id];
    }
  }
}
