export type LaneRibbonProps = {
  /** One lane for each day, swim or step: `booked` is filled, `off` greyed, `free` empty. */
  lanes: readonly ('booked' | 'free' | 'off')[];
  /** The text alternative; without it the ribbon is decorative and adjacent text describes it. */
  label?: string;
  /** As wide as its container and 40 px high, for a package on its own card. */
  large?: boolean;
};

const classes = { booked: 'on', free: undefined, off: 'off' };

/** A row of lanes seen from above, some of them yours. */
export const LaneRibbon = ({ lanes, label, large = false }: LaneRibbonProps) => (
  <span
    className={large ? 'swims' : 'lanes'}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    {lanes.map((lane, index) => (
      <i key={index} className={classes[lane]} />
    ))}
  </span>
);
