import type { BookingIntent } from '#lib/auth/login-modal-context.tsx';

/** A camp or course, or one of its sessions, as the log-in shows it meanwhile. Whether it is added is decided after it. */
export const scheduleIntent = (shown: Pick<BookingIntent, 'title' | 'detail' | 'price'>): BookingIntent => ({
  ...shown,
  isAdded: false,
  findGone: async () => null,
});
