import { Lines } from './lines.tsx';

/** The service courts: at the top right, then clockwise. */
const COURTS = [
  [86.8, 4.6],
  [86.8, 30.5],
  [7.6, 30.5],
  [7.6, 4.6],
] as const;

/** A doubles court, 13.4 by 6.1 m. A zone is a service court. */
export const BadmintonPlan = ({ zone }: { zone: number | null }) => {
  const court = zone === null ? undefined : COURTS[zone % COURTS.length];
  return (
    <>
      {court && <rect className="mk-zone" x={court[0]} y={court[1]} width="39.6" height="25.9" />}
      <rect className="mk" width="134" height="61" />
      <Lines across={[4.6, 56.4]} from={0} to={134} />
      <Lines down={[7.6, 47.2, 86.8, 126.4]} from={0} to={61} />
      <path className="mk" d="M0 30.5H47.2M86.8 30.5H134" />
      <path className="mk mk-dash" d="M67 -3V64" />
    </>
  );
};
