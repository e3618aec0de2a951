import type { Context } from '#backend/context.ts';
import { getNetwork } from '#contract/get-network.ts';

/** Counts an upload for the network it comes from: 100 an hour, of all kinds. Throws `too_many_requests`. */
export function limitUploads({ limits, address }: Pick<Context, 'limits' | 'address'>): Promise<void> {
  return limits.consume('uploads network', getNetwork(address), { limit: 100, windowSeconds: 3600 });
}
