import { useId } from 'react';
import { Lines } from './lines.tsx';

const STRIPES = Array.from({ length: 26 }, (_, stripe) => -110 + stripe * 14);

/** The illustration of the maintenance page: a cover is rolled over the pool. */
export const PoolCoverScene = () => {
  const cover = useId();
  return (
    <>
      <clipPath id={cover}>
        <rect x="10" y="15" width="232" height="120" />
      </clipPath>
      <Lines across={[35, 55, 75, 95, 115]} from={242} to={410} dashed />
      <path className="mk" clipPath={`url(#${cover})`} d={STRIPES.map((x) => `M${x} 135L${x + 120} 15`).join('')} />
      <path className="mk" d="M10 15H410V135H10Z" />
      <rect className="mk-roll" x="236" y="5" width="12" height="140" rx="6" />
    </>
  );
};
