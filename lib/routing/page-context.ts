import type { Session } from '#lib/api/session.ts';
import type { Config } from '#lib/config.ts';
import type { IsKnownPlace } from './known-places.ts';

export interface PageRequestContext {
  settings: Config;
  now: Date;
  isKnownPlace: IsKnownPlace;
  sessionFromToken: (token: string, now: Date) => Promise<Session | null>;
  /** Revokes a token at the backend; retries until that succeeds. */
  endToken: (token: string) => void;
}
