import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Card } from '#components/ui/layout/card.tsx';
import { Rows } from '#components/ui/layout/rows.tsx';
import { bookingArt, bookingRow } from './booking-row-class.ts';

const rows = [1, 2];

/** The next booking and rows in their final size while the bookings are read. */
export const NextBookingsSkeleton = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} className="grid gap-4 *:min-w-0">
    <Card padded className="grid min-h-[14rem] content-start gap-3">
      <Skeleton width="10rem" height={40} />
      <Skeleton width="60%" height={24} />
      <Skeleton width="45%" height={18} />
      <Skeleton width="70%" height={18} />
      <Skeleton width="9rem" height={34} shape="control" />
    </Card>
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
