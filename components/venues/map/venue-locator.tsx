import type { Translate } from '#lib/i18n/translate.ts';
import { LOCATOR_REACH, RING_RADIUS, type Locator } from './locator.ts';

const { x, y } = LOCATOR_REACH;
const viewBox = `${-x} ${-y} ${x * 2} ${y * 2}`;

/** The ring's arc, with a gap at the bottom for its label. */
const [gap, low] = [RING_RADIUS * 0.5, RING_RADIUS * 0.87];
const ring = `M${gap} ${low}A${RING_RADIUS} ${RING_RADIUS} 0 1 0 ${-gap} ${low}`;

/** The offset of a label from its point. */
const offsets = { above: [0, -6], below: [0, 14], right: [6, 4], left: [-6, 4] } as const;

/** A map of the venue among the towns around it. Decorative, since the address next to it has the same information. */
export const VenueLocator = ({ t, locator: { miles, names, land, builtUp } }: { t: Translate; locator: Locator }) => (
  <svg className="locator" viewBox={viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    {land === null ? <rect x={-x} y={-y} width="100%" height="100%" /> : <path className="locator__coast" d={land} />}
    <path d={builtUp} />
    <path className="locator__ring" d={ring} />
    <text className="locator__miles" y={RING_RADIUS + 4}>
      {t('venues.miles', { miles })}
    </text>
    <path className="locator__places" d={names.map((place) => `M${place.x} ${place.y}h0`).join('')} />
    {names.map((place) => {
      const [right, down] = offsets[place.side];
      return (
        <text key={place.name} className={`locator__${place.side}`} x={place.x + right} y={place.y + down}>
          {place.name}
        </text>
      );
    })}
    <circle r={11} />
  </svg>
);
