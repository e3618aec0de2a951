import type { Moment } from '#contract/primitives.ts';
import { localStamp } from './venue-time.ts';

/** An instant with the venue's wall time beside it (docs/product.md#data-formats). */
export function moment(at: Date, timezone: string): Moment {
  return { utc: instant(at), local: localStamp(at, timezone), timezone };
}

/** The same for a value that may be absent. */
export function momentOrNull(at: Date | null, timezone: string): Moment | null {
  return at === null ? null : moment(at, timezone);
}

/** A moment as UTC text in whole seconds, always with Z (docs/product.md#data-formats). */
export function instant(moment: Date): string {
  return `${moment.toISOString().slice(0, 19)}Z`;
}

/** The same for a value that may be absent. */
export function instantOrNull(moment: Date | null): string | null {
  return moment === null ? null : instant(moment);
}
