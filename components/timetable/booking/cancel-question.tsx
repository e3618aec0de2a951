'use client';

import { CancelDialog } from '#components/booking/cancelling/lazy-cancel-dialog.ts';
import type { Booking } from './use-booking.ts';

/** The question whether to cancel a booking, while there is one. */
export const CancelQuestion = ({ booking }: { booking: Booking }) =>
  booking.cancelling && <CancelDialog session={booking.cancelling} onClose={booking.closeCancelling} />;
