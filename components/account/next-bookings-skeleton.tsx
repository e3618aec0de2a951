import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Rows } from '#components/ui/layout/rows.tsx';
import { bookingArt, bookingRow } from './booking-row-class.ts';

const rows = [1, 2, 3];

/** Rows in their final size while the next bookings are read. */
export const NextBookingsSkeleton = ({ label }: { label: string }) => (
  <div role="status" aria-label={label}>
    <Rows as="div">
      {rows.map((row) => (
        <div key={row} className={bookingRow}>
          <Skeleton height={56} className={bookingArt} />
          <div className="grid gap-1.5">
            <Skeleton width="50%" height={20} />
            <Skeleton width="70%" height={21} />
            <Skeleton width="60%" height={16} />
            <Skeleton width="40%" height={16} />
          </div>
        </div>
      ))}
    </Rows>
  </div>
);
