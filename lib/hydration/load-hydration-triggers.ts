import { routes, type OperationId } from '#contract/routes.ts';
import { buildRequest, type AnyInput } from '#lib/api/build-request.ts';
import type { CallInput } from '#lib/api/call.ts';
import { publicApi } from '#lib/api/public-api.ts';
import type { Wakes } from './hydration-triggers.ts';
import type { Ground } from './is-unchanged.ts';

/** A read of the contract: which, and of what. */
export type Read = readonly [OperationId, AnyInput];

async function getGround([id, input]: Read): Promise<Ground | null> {
  const reply = await publicApi(id, input as CallInput<OperationId>).catch(() => null);
  if (!reply?.checksum) return null;
  return { target: buildRequest(routes[id], input).target, checksum: reply.checksum };
}

/**
 * What wakes a part that shows these reads, and is true until then. A part whose reads failed here, or come from a
 * backend that names no checksums, cannot sleep.
 */
export async function loadWakes(reads: readonly Read[], until: number | null): Promise<Wakes> {
  const grounds = (await Promise.all(reads.map(getGround))).filter((ground) => ground !== null);
  return { until: grounds.length === reads.length ? until : 0, grounds };
}
