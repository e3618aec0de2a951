import type { SandboxRequest } from '#sandbox/core/http.ts';
import type { World } from '#sandbox/world.ts';
import type { SessionKey } from './opayo-state.ts';

/**
 * The integration key of a server-to-server call (HTTP Basic), which is also its namespace.
 * Any key with any password is accepted; null when one of them is empty.
 */
export function getIntegrationKey({ authorization }: SandboxRequest): string | null {
  const encodedCredentials = /^Basic (.+)$/i.exec(authorization)?.[1] ?? '';
  const [, key = '', password = ''] =
    /^([^:]*):(.*)$/s.exec(Buffer.from(encodedCredentials, 'base64').toString('utf8')) ?? [];
  return key === '' || password === '' ? null : key;
}

/** The session key that a browser call carries as its bearer token. */
export function getBearer({ authorization }: SandboxRequest): string | null {
  return /^Bearer (.+)$/i.exec(authorization)?.[1] ?? null;
}

/** A session key that has not expired. */
export function findSessionKey(world: World, merchantSessionKey: string): SessionKey | null {
  const session = world.state.opayo.sessionKeys[merchantSessionKey];
  return session && world.clock.now(session.namespace) < session.expiresAt ? session : null;
}

/** The namespace of a request: its integration key, or the owner of its session key. */
export function getNamespace(world: World, request: SandboxRequest): string {
  const bearer = getBearer(request);
  const owner = bearer ? world.state.opayo.sessionKeys[bearer]?.namespace : getIntegrationKey(request);
  return owner ?? '';
}
