import { ask } from '#bench/load/request.ts';
import { readSecrets } from '#scripts/system/secrets.mjs';
import type { Copy } from './copy.ts';

/** Tells the copy's web that the list of venues has changed, as the backend does after a change. */
export async function revalidateVenues({ webPort, host }: Copy): Promise<void> {
  const { REVALIDATE_SECRET } = readSecrets(process.env.DATA_DIR ?? '.data', process.env);
  const { status } = await ask({
    port: webPort,
    path: '/api/revalidate',
    method: 'POST',
    headers: { host, 'content-type': 'application/json', authorization: `Bearer ${REVALIDATE_SECRET}` },
    body: JSON.stringify({ tags: ['venues'] }),
  });
  if (status !== 200) throw new Error(`The web answered ${status} to revalidate.`);
}
