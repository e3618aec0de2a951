import type { FeatureCollection, Point as PointGeometry, Polygon } from 'geojson';
import type { Point } from '#components/booking/model/point.ts';
import { METRES_PER_MILE, type Mark } from '#components/venues/finder/finder-venue.ts';
import { DEFAULT_VIEW } from '#components/venues/finder/venue-search.ts';

const EARTH_RADIUS_METRES = 6_371_008.8;
const CORNERS = 72;

const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** A circle of so many miles around a point as a closed ring of [longitude, latitude]. */
export const radiusCircle = ({ latitude, longitude }: Point, miles: number): [number, number][] => {
  const reach = degrees((miles * METRES_PER_MILE) / EARTH_RADIUS_METRES);
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  return Array.from({ length: CORNERS + 1 }, (_, index) => {
    const angle = (index / CORNERS) * 2 * Math.PI;
    return [longitude + (reach * Math.sin(angle)) / narrowing, latitude + reach * Math.cos(angle)];
  });
};

export interface MapVenue {
  slug: string;
  point: Point;
  mark?: Mark;
}

/** What a map shows: the venues, and the circle that was searched. */
export interface MapContents {
  venues: readonly MapVenue[];
  circle: { centre: Point; miles: number } | null;
}

export type Bounds = [west: number, south: number, east: number, north: number];

/** The padding around a single place in degrees, so that its surroundings are visible. */
const MARGIN = 0.15;

/** The venues as GeoJSON points, with the number of each that has one. */
export const venueFeatures = ({ venues }: MapContents): FeatureCollection<PointGeometry> => ({
  type: 'FeatureCollection',
  features: venues.map(({ slug, point, mark }) => ({
    type: 'Feature',
    properties: { slug, ...mark },
    geometry: { type: 'Point', coordinates: [point.longitude, point.latitude] },
  })),
});

/** The searched circle as a shape; empty without one. */
export const circleFeatures = ({ circle }: MapContents): FeatureCollection<Polygon> => ({
  type: 'FeatureCollection',
  features: circle
    ? [
        {
          type: 'Feature',
          properties: {},
          geometry: { type: 'Polygon', coordinates: [radiusCircle(circle.centre, circle.miles)] },
        },
      ]
    : [],
});

/** The centre of the searched circle as GeoJSON; empty without one. */
export const hereFeatures = ({ circle }: MapContents): FeatureCollection<PointGeometry> => ({
  type: 'FeatureCollection',
  features: circle
    ? [
        {
          type: 'Feature',
          properties: {},
          geometry: { type: 'Point', coordinates: [circle.centre.longitude, circle.centre.latitude] },
        },
      ]
    : [],
});

/** The fit options for a map of this width, with padding around the bounds. */
export const fittingTo = (width: number) => ({
  padding: Math.max(48, Math.round(width * 0.17)),
  maxZoom: 12,
  duration: 0,
});

/** The bounds to show: the circle, else the venues, else the north of England. */
export const getBounds = ({ venues, circle }: MapContents): Bounds => {
  const ring = circle ? radiusCircle(circle.centre, Math.max(circle.miles, 1)) : [];
  const places = venues.length > 0 ? venues.map(({ point }) => point) : [DEFAULT_VIEW];
  const spots: [number, number][] =
    ring.length > 0 ? ring : places.map(({ latitude, longitude }) => [longitude, latitude]);
  const margin = ring.length > 0 ? 0 : MARGIN;
  const [longitudes, latitudes] = [spots.map(([longitude]) => longitude), spots.map(([, latitude]) => latitude)];
  return [
    Math.min(...longitudes) - margin,
    Math.min(...latitudes) - margin,
    Math.max(...longitudes) + margin,
    Math.max(...latitudes) + margin,
  ];
};
