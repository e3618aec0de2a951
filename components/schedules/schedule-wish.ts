import type { BookingWish } from '#lib/auth/login-modal-context.tsx';

/** A camp or course, or one of its sessions, as the log-in shows it meanwhile. Whether it is added is decided after it. */
export const scheduleWish = (shown: Pick<BookingWish, 'title' | 'detail' | 'price'>): BookingWish => ({
  ...shown,
  isAdded: false,
  findGone: async () => null,
});
