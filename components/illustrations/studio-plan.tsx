import { Lines } from './lines.tsx';

const ROWS = 4;
const ROW = 7;
const MATS = Array.from({ length: ROWS * ROW }, (_, mat) => {
  const row = Math.floor(mat / ROW);
  return { x: (mat % ROW) * 34 + (row % 2) * 17, y: row * 40 };
});

/** A studio with the mirror at the top and four rows of seven mats. A zone is a mat. */
export const StudioPlan = ({ zone }: { zone: number | null }) => {
  const marked = zone === null ? null : zone % MATS.length;
  return (
    <>
      <Lines across={[-14, -18]} from={0} to={220} />
      {MATS.map(({ x, y }, mat) => (
        <rect key={mat} className={mat === marked ? 'mk-zone' : 'mk'} x={x} y={y} width="14" height="28" rx="3" />
      ))}
    </>
  );
};
