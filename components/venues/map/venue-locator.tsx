import { cx } from 'class-variance-authority';
import type { Translate } from '#lib/i18n/translate.ts';
import { halo } from './library/halo.ts';
import { LOCATOR_REACH, RING_RADIUS, type Locator } from './outline/locator.ts';

const { x, y } = LOCATOR_REACH;
const viewBox = `${-x} ${-y} ${x * 2} ${y * 2}`;

/** The ring's arc, with a gap at the bottom for its label. */
const [gap, low] = [RING_RADIUS * 0.5, RING_RADIUS * 0.87];
const ring = `M${gap} ${low}A${RING_RADIUS} ${RING_RADIUS} 0 1 0 ${-gap} ${low}`;

/** The offset of a label from its point. */
const offsets = {
  above: [0, -6, 'middle'],
  below: [0, 14, 'middle'],
  right: [6, 4, 'start'],
  left: [-6, 4, 'end'],
} as const;

const label = cx(halo, 'stroke-[#f4f5f7]');

/** A map of the venue among the towns around it. Decorative, since the address next to it has the same information. */
export const VenueLocator = ({ t, locator: { miles, names, land, builtUp } }: { t: Translate; locator: Locator }) => (
  <svg
    className="mb-3 block h-33 w-full rounded-m bg-[#dfe5ee] fill-[#f4f5f7] text-[11px] font-medium"
    viewBox={viewBox}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    focusable="false"
  >
    {land === null ? <rect x={-x} y={-y} width="100%" height="100%" /> : <path className="stroke-[#c6cad4]" d={land} />}
    <path className="fill-[#e4e6ec]" d={builtUp} />
    <path className="fill-none stroke-ink-3 [stroke-dasharray:1_4] [stroke-linecap:round]" d={ring} />
    <text className={cx(label, 'fill-ink-3 font-normal')} y={RING_RADIUS + 4} textAnchor="middle">
      {t('venues.miles', { miles })}
    </text>
    <path
      className="stroke-ink-3 stroke-4 [stroke-linecap:round]"
      d={names.map((place) => `M${place.x} ${place.y}h0`).join('')}
    />
    {names.map((place) => {
      const [right, down, anchor] = offsets[place.side];
      return (
        <text
          key={place.name}
          className={cx(label, 'fill-ink-2')}
          x={place.x + right}
          y={place.y + down}
          textAnchor={anchor}
        >
          {place.name}
        </text>
      );
    })}
    <circle className="fill-primary-action stroke-white stroke-3" r={11} />
  </svg>
);
