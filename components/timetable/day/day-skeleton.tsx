import { rowParts, SessionRows } from '#components/booking/lines/session-rows.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';

const rows = [140, 180, 120, 160];

/** Skeleton rows in their final size while the day loads. */
export const DaySkeleton = () => (
  <div aria-hidden="true">
    <Skeleton width={84} height={22} />
    <SessionRows className="mt-3">
      {rows.map((width) => (
        <li key={width}>
          <div className={rowParts.time}>
            <Skeleton width={100} height={26} />
            <Skeleton width={44} height={14} />
          </div>
          <div className={`grid gap-1.5 ${rowParts.what}`}>
            <Skeleton width={width} height={20} />
            <Skeleton width={width + 30} height={16} />
          </div>
          <div className={`@max-row:mt-2 ${rowParts.pill}`}>
            <Skeleton width={96} height={24} shape="pill" />
          </div>
          <div className={rowParts.price}>
            <Skeleton width={44} height={18} />
          </div>
          <div className={rowParts.action}>
            <Skeleton width={116} height={34} shape="control" />
          </div>
        </li>
      ))}
    </SessionRows>
  </div>
);
