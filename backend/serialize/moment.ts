import type { Moment } from '#contract/primitives.ts';
import { instant } from './instant.ts';
import { localStamp } from './venue-time.ts';

/** An instant with the venue's wall time beside it (docs/product.md#data-formats). */
export function moment(at: Date, timezone: string): Moment {
  return { utc: instant(at), local: localStamp(at, timezone), timezone };
}

/** The same for a value that may be absent. */
export function momentOrNull(at: Date | null, timezone: string): Moment | null {
  return at === null ? null : moment(at, timezone);
}
