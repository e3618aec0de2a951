import { Lines } from './lines.tsx';

const LANES = 6;
const LANE = 125 / LANES;

/** The line on the floor of a lane, with a bar at each end. */
const floorLine = (lane: number): string => {
  const y = Number(((lane + 0.5) * LANE).toFixed(1));
  return `M20 ${y}H230M20 ${y - 5}V${y + 5}M230 ${y - 5}V${y + 5}`;
};

/** A pool of 25 by 12.5 m with six lanes. A zone is a lane. */
export const PoolPlan = ({ zone }: { zone: number | null }) => {
  const lanes = Array.from({ length: LANES }, (_, lane) => lane);
  const marked = zone === null ? null : zone % LANES;
  return (
    <>
      {marked !== null && (
        <rect className="mk-zone" y={(marked * LANE).toFixed(1)} width="250" height={LANE.toFixed(1)} />
      )}
      <rect className="mk" width="250" height="125" />
      <Lines across={lanes.slice(1).map((lane) => Number((lane * LANE).toFixed(1)))} from={0} to={250} dashed />
      <path
        className="mk"
        d={lanes
          .filter((lane) => lane !== marked)
          .map(floorLine)
          .join('')}
      />
    </>
  );
};
