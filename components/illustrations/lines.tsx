type LinesProps = { from: number; to: number; dashed?: boolean } & (
  { across: readonly number[] } | { down: readonly number[] }
);

/** Straight lines from side to side (`across`, at these heights) or from top to bottom (`down`, at these distances). */
export const Lines = ({ from, to, dashed = false, ...at }: LinesProps) => {
  const d = 'across' in at ? at.across.map((y) => `M${from} ${y}H${to}`) : at.down.map((x) => `M${x} ${from}V${to}`);
  return <path className={dashed ? 'mk mk-dash' : 'mk'} d={d.join('')} />;
};
