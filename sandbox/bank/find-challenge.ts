import type { World } from '#sandbox/world.ts';
import type { Challenge } from './bank-state.ts';

/** The challenge a CReq refers to, or null when the message is not one of ours. */
export function findChallenge(world: World, cReq: string): Challenge | null {
  const acsTransId = getAcsTransId(cReq);
  return acsTransId === null ? null : (world.state.bank.challenges[acsTransId] ?? null);
}

function getAcsTransId(cReq: string): string | null {
  try {
    const message: unknown = JSON.parse(Buffer.from(cReq, 'base64url').toString('utf8'));
    if (typeof message !== 'object' || message === null || !('acsTransID' in message)) return null;
    return typeof message.acsTransID === 'string' ? message.acsTransID : null;
  } catch {
    return null;
  }
}
