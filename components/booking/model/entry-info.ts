import type { QrCode } from '#lib/format/qr-code.ts';

/** Entry codes and directions for an order, prepared on the server. */
export interface EntryInfo {
  /** Entry codes by the id of the booking, or of the camp or course. */
  codes: Readonly<Record<string, QrCode>>;
  /** Addresses of directions by the venue's slug. */
  ways: Readonly<Record<string, string>>;
}
