import { Skeleton } from '#components/ui/feedback/skeleton.tsx';

const rows = [140, 180, 120, 160];

/** Skeleton rows in their final size while the list loads. */
export const SchedulesSkeleton = () => (
  <ul className="rows" aria-hidden="true">
    {rows.map((width) => (
      <li key={width} className="srow">
        <div>
          <Skeleton width={width} height={20} />
          <Skeleton width={width + 30} height={16} />
        </div>
        <div className="srow__end">
          <Skeleton width={96} height={24} shape="pill" />
        </div>
      </li>
    ))}
  </ul>
);
