'use client';

import { lazy, Suspense } from 'react';
import type { Booking } from './use-booking.ts';

const CancelDialog = lazy(async () => ({ default: (await import('./cancel-dialog.tsx')).CancelDialog }));

/** Loads the cancellation dialogue lazily, when it is first opened. */
export const CancelQuestion = ({ booking }: { booking: Booking }) =>
  booking.cancelling && (
    <Suspense fallback={null}>
      <CancelDialog
        session={booking.cancelling}
        onCancel={() => void booking.confirmCancel()}
        onKeep={booking.keepBooking}
      />
    </Suspense>
  );
