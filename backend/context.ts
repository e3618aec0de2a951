import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Language } from '#contract/languages/languages.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/schema.ts';
import type { Ids } from './ids.ts';
import type { RateLimits } from './rate-limits/rate-limits.ts';
import type { FileStorage } from './storage/storage.ts';

/** The person or staff member whose token came with the request. */
export interface Caller {
  userId: number;
  tokenId: string;
  /** Whether a PIN at a kiosk stood for the password. */
  byPin: boolean;
  isStaff: boolean;
  permissions: readonly string[];
}

/** Services outside the database, passed in so that tests can replace them. */
export interface Services {
  payments: { fetch: typeof fetch };
  /** Profile pictures, and downloads of one's own data. */
  files: FileStorage;
  /** Tells the web which cached pages are stale (docs/product.md#caching); returns at once and never throws. */
  revalidate(tags: string[]): void;
}

/** What every request shares. */
export interface Dependencies {
  db: Kysely<Database>;
  clock: Clock;
  ids: Ids;
  log: Logger;
  config: Config;
  services: Services;
  limits: RateLimits;
}

/** Everything an operation may use; created for every request. */
export interface Context extends Dependencies {
  requestId: string;
  /** Address of the person, taken from the web's `X-Forwarded-For`. */
  address: string;
  /** The browser's User-Agent header. */
  userAgent: string | null;
  /** Of ours, the one that Accept-Language asks for; null when it asks for none of them. */
  language: Language | null;
  caller: Caller | null;
  /**
   * The user acted for: the caller, a linked user, or staff's chosen customer
   * (docs/product.md#acting-for); null when anonymous.
   */
  actingUserId: number | null;
}
