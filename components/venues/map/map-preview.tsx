import { cva, cx } from 'class-variance-authority';
import { getPoint } from '#components/booking/model/point.ts';
import type { FinderVenue } from '#components/venues/finder/finder-venue.ts';
import { DEFAULT_VIEW } from '#components/venues/finder/venue-search.ts';
import { halo } from './halo.ts';
import { largeTowns } from './large-towns.ts';
import { boxAround, flatten, OUTLINE_BOX, type FlatPoint } from './mercator.ts';
import { placeNames } from './place-names.ts';

/** The SVG units: pixels of a desktop. */
const [WIDTH, HEIGHT] = [640, 790];
const PIN = 11;
const NAME_SIZE = 13;
const MOST_NAMES = 16;
/** The part that a phone, which crops the sides, can show. */
const NAMES_REACH = { x: 245, y: 330 };

const placeName = cx(halo, 'fill-ink-3 stroke-[#fbfbfc]');

const pin = cva('stroke-white stroke-3', { variants: { isOn: { true: 'fill-ink', false: 'fill-primary-action' } } });

const getPoints = (venues: readonly FinderVenue[]): (FlatPoint & { slug: string })[] =>
  venues.flatMap((venue) => {
    const point = getPoint(venue);
    return point ? [{ slug: venue.slug, ...flatten(point) }] : [];
  });

const offsets = {
  above: [0, -7, 'middle'],
  below: [0, 16, 'middle'],
  right: [7, 4.5, 'start'],
  left: [-7, 4.5, 'end'],
} as const;

/** A static SVG of the coast, the towns and the venues, shown until the map library is loaded. */
export const MapPreview = ({ venues, chosen }: { venues: readonly FinderVenue[]; chosen: string | undefined }) => {
  const points = getPoints(venues);
  const box = boxAround(points.length > 0 ? points : [flatten(DEFAULT_VIEW)], WIDTH / HEIGHT);
  const scale = HEIGHT / box.height;
  const fromMiddle = ({ x, y }: FlatPoint) => ({
    x: (x - box.x) * scale - WIDTH / 2,
    y: (y - box.y) * scale - HEIGHT / 2,
  });
  const pins = points.map((point) => ({ slug: point.slug, ...fromMiddle(point) }));
  const names = placeNames(
    largeTowns.map(([name, longitude, latitude]) => ({ name, ...fromMiddle(flatten({ latitude, longitude })) })),
    NAME_SIZE,
    {
      reach: NAMES_REACH,
      most: MOST_NAMES,
      taken: pins.map(({ x, y }) => ({ left: x - PIN, right: x + PIN, top: y - PIN, bottom: y + PIN })),
    },
  );
  const corner = fromMiddle(OUTLINE_BOX);
  return (
    <svg
      className="absolute inset-0 size-full text-[13px] font-medium"
      viewBox={`${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`}
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
      {pins.map(({ slug, x, y }) => (
        <circle key={slug} className={pin({ isOn: slug === chosen })} cx={x} cy={y} r={PIN} />
      ))}
    </svg>
  );
};
