import { randomBytes, randomUUID } from 'node:crypto';

/** The only source of identifiers and secrets. */
export interface Ids {
  uuid(): string;
  /** 43 characters base64url, unguessable. */
  token(): string;
}

const tokenBytes = 32;

export const randomIds: Ids = {
  uuid: () => randomUUID(),
  token: () => randomBytes(tokenBytes).toString('base64url'),
};
