import type { FeatureCollection, Point } from 'geojson';
import { towns } from './towns.ts';

export interface MapColours {
  /** Fills shapes and lines. */
  primary: string;
  /** Fills behind text. */
  action: string;
  onAction: string;
}

const fonts = ['Roboto', 'sans-serif'];

const townFeatures: FeatureCollection<Point> = {
  type: 'FeatureCollection',
  features: towns.map(([name, longitude, latitude], rank) => ({
    type: 'Feature',
    properties: { name, rank },
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  })),
};

/** A map of sea, land and towns, drawn without any server but our own: labels come from the visitor's fonts. */
export const outlineStyle = {
  version: 8 as const,
  sources: {
    land: { type: 'geojson' as const, data: '/map-outline.json' },
    towns: { type: 'geojson' as const, data: townFeatures },
  },
  layers: [
    { id: 'sea', type: 'background' as const, paint: { 'background-color': '#E9ECF2' } },
    { id: 'land', type: 'fill' as const, source: 'land', paint: { 'fill-color': '#FBFBFC' } },
    { id: 'coast', type: 'line' as const, source: 'land', paint: { 'line-color': '#C6CAD4', 'line-width': 1.5 } },
    {
      id: 'towns',
      type: 'symbol' as const,
      source: 'towns',
      layout: { 'text-field': ['get', 'name'] as ['get', string], 'text-font': fonts, 'text-size': 13, 'text-offset': [0, -1.4] as [number, number], 'symbol-sort-key': ['get', 'rank'] as ['get', string] },
      paint: { 'text-color': '#686A78', 'text-halo-color': '#FBFBFC', 'text-halo-width': 1.5 },
    },
  ],
};

const isCluster = ['has', 'point_count'] as ['has', string];
const isVenue = ['!', ['has', 'point_count']] as ['!', ['has', string]];

/** The circle that was searched and its middle, the venues, and several close together as one with their number. */
export const venueLayers = ({ primary, action, onAction }: MapColours) => [
  { id: 'circle', type: 'fill' as const, source: 'circle', paint: { 'fill-color': primary, 'fill-opacity': 0.06 } },
  { id: 'circle-line', type: 'line' as const, source: 'circle', paint: { 'line-color': primary, 'line-width': 1.5 } },
  {
    id: 'here',
    type: 'circle' as const,
    source: 'here',
    paint: { 'circle-color': '#22232D', 'circle-radius': 5, 'circle-stroke-color': '#FFFFFF', 'circle-stroke-width': 2 },
  },
  {
    id: 'cluster-halo',
    type: 'circle' as const,
    source: 'venues',
    filter: isCluster,
    paint: { 'circle-color': primary, 'circle-opacity': 0.25, 'circle-radius': 28 },
  },
  {
    id: 'cluster',
    type: 'circle' as const,
    source: 'venues',
    filter: isCluster,
    paint: { 'circle-color': action, 'circle-radius': 19, 'circle-stroke-color': '#FFFFFF', 'circle-stroke-width': 3 },
  },
  {
    id: 'cluster-count',
    type: 'symbol' as const,
    source: 'venues',
    filter: isCluster,
    layout: { 'text-field': ['get', 'point_count_abbreviated'] as ['get', string], 'text-font': fonts, 'text-size': 14, 'text-allow-overlap': true },
    paint: { 'text-color': onAction },
  },
  {
    id: 'venue',
    type: 'circle' as const,
    source: 'venues',
    filter: isVenue,
    paint: { 'circle-color': action, 'circle-radius': 11, 'circle-stroke-color': '#FFFFFF', 'circle-stroke-width': 3 },
  },
  { id: 'venue-dot', type: 'circle' as const, source: 'venues', filter: isVenue, paint: { 'circle-color': onAction, 'circle-radius': 3 } },
];
