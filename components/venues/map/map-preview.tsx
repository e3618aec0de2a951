import { cva, cx } from 'class-variance-authority';
import { getPoint, type Point } from '#components/booking/model/point.ts';
import type { FinderVenue } from '#components/venues/finder/finder-venue.ts';
import { DEFAULT_VIEW } from '#components/venues/finder/venue-search.ts';
import { halo } from './library/halo.ts';
import { boxAround, flatten, OUTLINE_BOX, type FlatPoint } from './outline/mercator.ts';
import { placeNames } from './outline/place-names.ts';
import { largeTowns } from './outline/towns.ts';

interface Size {
  width: number;
  height: number;
}

/** The SVG units: pixels of a desktop. */
const panel: Size = { width: 640, height: 790 };
const PIN = 11;
const MARK = 13;
const NAME_SIZE = 13;
const MOST_NAMES = 16;
/** Around a searched place, in units of the flat world: about 25 km. */
const CLOSE = 12;
/** The part of width and height around the middle in which names stand: a phone crops the sides. */
const NAMES_PART = 0.4;

const placeName = cx(halo, 'fill-ink-3 stroke-[#fbfbfc]');

const pin = cva('', {
  variants: {
    isOn: { true: 'fill-ink', false: 'fill-primary-action' },
    isRing: { true: 'fill-white stroke-ink-3 stroke-[1.5px]', false: 'stroke-white stroke-3' },
  },
});
const number = cva('text-[14px] font-bold', { variants: { isRing: { true: 'fill-ink-3', false: 'fill-on-primary' } } });

type Pin = FlatPoint & Pick<FinderVenue, 'slug' | 'mark'>;

const getPins = (venues: readonly FinderVenue[]): Pin[] =>
  venues.flatMap((venue) => {
    const point = getPoint(venue);
    return point ? [{ slug: venue.slug, mark: venue.mark, ...flatten(point) }] : [];
  });

const offsets = {
  above: [0, -7, 'middle'],
  below: [0, 16, 'middle'],
  right: [7, 4.5, 'start'],
  left: [-7, 4.5, 'end'],
} as const;

export type MapPreviewProps = {
  venues: readonly FinderVenue[];
  chosen?: string;
  /** The searched place. */
  here?: Point;
  /** In CSS pixels; by default the panel beside the finder's list. */
  size?: Size;
};

/** A static SVG of the coast, the towns and the venues, shown until the map library is loaded. */
export const MapPreview = ({ venues, chosen, here, size: { width, height } = panel }: MapPreviewProps) => {
  const points = getPins(venues);
  const middle = here && flatten(here);
  const shown = [...points, ...(middle ? [middle] : [])];
  const box = boxAround(shown.length > 0 ? shown : [flatten(DEFAULT_VIEW)], width / height, middle && CLOSE);
  const scale = height / box.height;
  const fromMiddle = ({ x, y }: FlatPoint) => ({
    x: (x - box.x) * scale - width / 2,
    y: (y - box.y) * scale - height / 2,
  });
  const pins = points.map((point) => ({ ...point, ...fromMiddle(point) }));
  const spot = middle && fromMiddle(middle);
  const names = placeNames(
    largeTowns.map(([name, longitude, latitude]) => ({ name, ...fromMiddle(flatten({ latitude, longitude })) })),
    NAME_SIZE,
    {
      reach: { x: width * NAMES_PART, y: height * NAMES_PART },
      most: MOST_NAMES,
      taken: pins.map(({ x, y }) => ({ left: x - PIN, right: x + PIN, top: y - PIN, bottom: y + PIN })),
    },
  );
  const corner = fromMiddle(OUTLINE_BOX);
  return (
    <svg
      className="absolute inset-0 size-full text-[13px] font-medium"
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <image
        href="/map-outline.svg"
        {...corner}
        width={OUTLINE_BOX.width * scale}
        height={OUTLINE_BOX.height * scale}
      />
      {names.map(({ name, x, y, side }) => {
        const [right, down, anchor] = offsets[side];
        return (
          <text key={name} className={placeName} x={x + right} y={y + down} textAnchor={anchor}>
            {name}
          </text>
        );
      })}
      {spot && <circle className="fill-ink stroke-white stroke-2" cx={spot.x} cy={spot.y} r={5} />}
      {pins.map(({ slug, mark, x, y }) => {
        const isRing = mark?.isFree === false;
        return (
          <g key={slug}>
            <circle
              className={pin({ isRing, isOn: isRing ? undefined : slug === chosen })}
              cx={x}
              cy={y}
              r={mark ? MARK : PIN}
            />
            {mark && (
              <text className={number({ isRing })} x={x} y={y + 5} textAnchor="middle">
                {mark.number}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
};
