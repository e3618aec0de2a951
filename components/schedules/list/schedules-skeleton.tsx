import { SessionEnd, SessionRow } from '#components/schedules/details/session-row.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Rows } from '#components/ui/layout/rows.tsx';

const rows = [140, 180, 120, 160];

/** Skeleton rows in their final size while the list loads. */
export const SchedulesSkeleton = () => (
  <Rows aria-hidden="true">
    {rows.map((width) => (
      <SessionRow key={width}>
        <div>
          <Skeleton width={width} height={20} />
          <Skeleton width={width + 30} height={16} />
        </div>
        <SessionEnd>
          <Skeleton width={96} height={24} shape="pill" />
        </SessionEnd>
      </SessionRow>
    ))}
  </Rows>
);
