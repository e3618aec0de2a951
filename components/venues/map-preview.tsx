import { boxAround, flatten, OUTLINE_BOX, type FlatPoint } from '../../lib/map/mercator.ts';
import { towns } from '../../lib/map/towns.ts';
import { DEFAULT_VIEW, pointOf } from '../../lib/rules/venue-search.ts';
import type { FinderVenue } from '../../lib/rules/finder-venue.ts';

const ASPECT = 640 / 790;

const pointsOf = (venues: readonly FinderVenue[]): (FlatPoint & { slug: string })[] =>
  venues.flatMap((venue) => {
    const point = pointOf(venue);
    return point ? [{ slug: venue.slug, ...flatten(point) }] : [];
  });

/** A name this near the edge would be cut off; a share of the width. */
const MARGIN = 0.08;

/** A still drawing of the coast, the towns and the venues: what the map looks like before its script is loaded. */
export const MapPreview = ({ venues, chosen }: { venues: readonly FinderVenue[]; chosen: string | undefined }) => {
  const points = pointsOf(venues);
  const { x, y, width, height } = boxAround(points.length > 0 ? points : [flatten(DEFAULT_VIEW)], ASPECT);
  const viewBox = [x, y, width, height].map((value) => value.toFixed(1)).join(' ');
  const unit = height / 790;
  const labels = towns
    .map(([name, longitude, latitude]) => ({ name, ...flatten({ latitude, longitude }) }))
    .filter((town) => town.x > x + width * MARGIN && town.x < x + width * (1 - MARGIN) && town.y > y && town.y < y + height)
    .slice(0, 10);
  return (
    <svg className="map__still" viewBox={viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <image href="/map-outline.svg" {...OUTLINE_BOX} />
      {labels.map((town) => (
        <text key={town.name} x={town.x} y={town.y - 16 * unit} fontSize={13 * unit} strokeWidth={3 * unit}>
          {town.name}
        </text>
      ))}
      {points.map((point) => (
        <circle
          key={point.slug}
          className={point.slug === chosen ? 'map__still-on' : undefined}
          cx={point.x}
          cy={point.y}
          r={11 * unit}
          strokeWidth={3 * unit}
        />
      ))}
    </svg>
  );
};
