import { cx } from 'class-variance-authority';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Rows } from '#components/ui/layout/rows.tsx';

const rows = [1, 2, 3];

/** A row of a list of bookings: time, what, note, actions; one below the other on a phone. */
export const rowClass = cx(
  'relative grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-1 border-line p-4 not-first:border-t',
  'large:grid-cols-[8rem_minmax(0,1fr)_auto] large:items-start large:px-5 large:py-4.5',
);

export const timeClass = 'flex flex-wrap items-baseline gap-x-2.5 large:grid large:gap-y-1';
/** Above the link of the row, which covers it. */
export const actionsClass =
  'relative z-1 mt-2 flex flex-wrap items-center gap-2 large:col-start-3 large:row-span-2 large:row-start-1 large:mt-0 large:justify-end large:self-center';
export const noteClass = 'mt-1.5 grid grid-cols-[1rem_minmax(0,1fr)] gap-2 text-s text-ink-2 [&>svg]:mt-0.5';
/** The place of a note in a row. */
export const noteInRow = 'large:col-start-2';

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
