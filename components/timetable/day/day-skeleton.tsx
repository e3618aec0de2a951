import { Skeleton } from '#components/ui/feedback/skeleton.tsx';

const rows = [140, 180, 120, 160];

/** Skeleton rows in their final size while the day loads. */
export const DaySkeleton = () => (
  <div aria-hidden="true">
    <Skeleton width={84} height={22} />
    <ul className="rows sessions skeleton-rows">
      {rows.map((width) => (
        <li key={width} className="row">
          <div className="row__time">
            <Skeleton width={100} height={26} />
            <Skeleton width={44} height={14} />
          </div>
          <div className="row__what">
            <Skeleton width={width} height={20} />
            <Skeleton width={width + 30} height={16} />
          </div>
          <div className="row__pill">
            <Skeleton width={96} height={24} shape="pill" />
          </div>
          <div className="row__price">
            <Skeleton width={44} height={18} />
          </div>
          <div className="row__action">
            <Skeleton width={116} height={34} shape="control" />
          </div>
        </li>
      ))}
    </ul>
  </div>
);
