import { randomBytes, randomUUID } from 'node:crypto';
import type { Ids } from './context.ts';

const tokenBytes = 32;

export const randomIds: Ids = {
  uuid: () => randomUUID(),
  token: () => randomBytes(tokenBytes).toString('base64url'),
};
