'use client';

import { CancelDialog } from './lazy-cancel-dialog.ts';
import type { Booking } from './use-booking.ts';

/** The confirmation of a cancellation while there is one to confirm. */
export const CancelQuestion = ({ booking }: { booking: Booking }) =>
  booking.cancelling && (
    <CancelDialog
      session={booking.cancelling}
      onCancel={() => void booking.confirmCancel()}
      onKeep={booking.keepBooking}
    />
  );
