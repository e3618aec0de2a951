import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Rows } from '#components/ui/layout/rows.tsx';
import { rowClass, timeClass } from './row-class.ts';

const rows = [1, 2, 3];

/** Rows in their final size while bookings are read. */
export const BookingRowsSkeleton = ({ label }: { label: string }) => (
  <div role="status" aria-label={label}>
    <Skeleton width="12rem" height={24} className="mb-3" />
    <Rows as="div">
      {rows.map((row) => (
        <div key={row} className={rowClass}>
          <div className={timeClass}>
            <Skeleton width="7rem" height={24} />
          </div>
          <div className="grid gap-1.5">
            <Skeleton width="45%" height={20} />
            <Skeleton width="60%" height={16} />
            <Skeleton width="40%" height={16} />
            <Skeleton width="75%" height={16} />
          </div>
        </div>
      ))}
    </Rows>
  </div>
);
