import type { Session } from '#lib/api/session.ts';
import type { Config } from '#lib/config.ts';
import type { IsKnownPlace } from './known-places.ts';

export interface VisitContext {
  settings: Config;
  now: Date;
  isKnownPlace: IsKnownPlace;
  sessionFromToken: (token: string, now: Date) => Promise<Session | null>;
  /** Ends a token at the backend as soon as that answers. */
  endToken: (token: string) => void;
}
