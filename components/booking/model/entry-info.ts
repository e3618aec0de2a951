import type { QrCode } from '#lib/format/qr-code.ts';

/** What helps people to come and to get in, drawn and looked up by the server. */
export interface EntryInfo {
  /** Entry codes by the id of the booking, or of the camp or course. */
  codes: Readonly<Record<string, QrCode>>;
  /** Addresses of directions by the venue's slug. */
  ways: Readonly<Record<string, string>>;
}
