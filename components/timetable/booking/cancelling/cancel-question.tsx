'use client';

import type { Booking } from '#components/timetable/booking/use-booking.ts';
import { CancelDialog } from './lazy-cancel-dialog.ts';

/** The question whether to cancel a booking, while there is one. */
export const CancelQuestion = ({ booking }: { booking: Booking }) =>
  booking.cancelling && <CancelDialog session={booking.cancelling} onClose={booking.closeCancelling} />;
