import type { ProviderKind } from '#contract/payments/payments.ts';
import type { Session } from '#lib/api/session.ts';
import type { Config } from '#lib/config.ts';
import type { Zone } from '#lib/zones/zone.ts';
import type { IsKnownPlace } from './known-places.ts';

/** The provider that a basket is paid with, and the origins of the images that its checkout shows. */
export interface PageProvider {
  kind: ProviderKind;
  /** Whether a new card can be saved with the payment. */
  savesCards: boolean;
  imageOrigins: readonly string[];
}

export interface PageRequestContext {
  settings: Config;
  now: Date;
  isKnownPlace: IsKnownPlace;
  /** The provider that the basket of a zone is paid with; null when there is none or the backend does not answer. */
  findProvider: (session: Session, zone: Zone) => Promise<PageProvider | null>;
  /** The session of a `token` parameter, beside the one that the browser has. */
  sessionFromToken: (token: string, now: Date, current: Session | null) => Promise<Session | null>;
  /** Revokes a token at the backend; retries until that succeeds. */
  endToken: (token: string) => void;
}
