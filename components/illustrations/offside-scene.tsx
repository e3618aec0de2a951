const PLAYERS = [
  [300, 96],
  [286, 200],
  [300, 296],
  [268, 392],
  [150, 150],
  [118, 318],
];

/**
 * The illustration of the not-found page: the highlighted player stands beyond the last defender. For dark backgrounds.
 */
export const OffsideScene = () => (
  <>
    <path className="mk" d="M620 -20V480M620 40H380V420H620M620 130H530V330H620M380 165A110 110 0 0 0 380 295" />
    <circle className="mk-dot" cx="458" cy="230" r="4" />
    <path className="mk mk-off" d="M300 -20V480" />
    {PLAYERS.map(([x, y]) => (
      <circle key={y} className="mk-player" cx={x} cy={y} r="13" />
    ))}
    <path className="mk mk-run" d="M196 246C270 240 330 236 414 262" />
    <circle className="mk-zone" cx="432" cy="268" r="17" />
  </>
);
