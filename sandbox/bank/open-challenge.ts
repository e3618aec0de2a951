import type { World } from '#sandbox/world.ts';
import type { Challenge } from './bank-state.ts';

export const MESSAGE_VERSION = '2.2.0';

export interface OpenedChallenge {
  acsTransId: string;
  acsUrl: string;
  cReq: string;
}

/** Registers a challenge with the bank; a gateway hands the result to the shop, whose page posts it to `acsUrl`. */
export function openChallenge(
  world: World,
  request: Omit<Challenge, 'acsTransId' | 'threeDSServerTransId' | 'answer'>,
): OpenedChallenge {
  const acsTransId = world.ids.uuid(request.namespace, 'acs');
  const threeDSServerTransId = world.ids.uuid(request.namespace, 'three-ds-server');
  world.state.bank.challenges[acsTransId] = { ...request, acsTransId, threeDSServerTransId, answer: null };
  const message = {
    messageType: 'CReq',
    messageVersion: MESSAGE_VERSION,
    threeDSServerTransID: threeDSServerTransId,
    acsTransID: acsTransId,
  };
  return { acsTransId, acsUrl: `${world.origin('bank')}/challenge`, cReq: encodeMessage(message) };
}

/** A 3-D Secure message as it travels: base64url without padding. */
export function encodeMessage(message: Record<string, string>): string {
  return Buffer.from(JSON.stringify(message)).toString('base64url');
}
