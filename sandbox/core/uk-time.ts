import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';

/** Epoch milliseconds as UK time with its offset, the way the gateway writes it: `2026-06-01T12:00:00.000+01:00`. */
export function ukTime(time: number): string {
  return format(new TZDate(time, 'Europe/London'), "yyyy-MM-dd'T'HH:mm:ss.SSSxxx");
}

/** The UK calendar day of a moment, `2026-06-01`. */
export function ukDay(time: number): string {
  return format(new TZDate(time, 'Europe/London'), 'yyyy-MM-dd');
}
