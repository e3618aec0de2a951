const INNER = 36;
const LANE = 10;
const LANES = 4;
const CENTRE = 70;

/** Out along the upper straight, round the bend, and back. */
const edge = (radius: number, back = false): string =>
  back
    ? `V${CENTRE + radius}H130A${radius} ${radius} 0 0 0 130 ${CENTRE - radius}H-60Z`
    : `M-60 ${CENTRE - radius}H130A${radius} ${radius} 0 0 1 130 ${CENTRE + radius}H-60`;

/** The bend of a running track with four lanes, for a gym. A zone is a lane, from the inside. */
export const TrackPlan = ({ zone }: { zone: number | null }) => {
  const radii = Array.from({ length: LANES + 1 }, (_, line) => INNER + line * LANE);
  const inside = zone === null ? null : INNER + (zone % LANES) * LANE;
  return (
    <>
      {inside !== null && <path className="mk-zone" d={edge(inside + LANE) + edge(inside, true)} />}
      <path className="mk" d={radii.map((radius) => edge(radius)).join('') + 'M70 -6V34'} />
    </>
  );
};
