import type { ExpressionSpecification, FilterSpecification, StyleSpecification } from 'maplibre-gl';

export interface MapColours {
  /** Fills shapes and lines. */
  primary: string;
  /** Fills behind text. */
  action: string;
  onAction: string;
}

const fonts = ['Roboto', 'sans-serif'];

const isLand: FilterSpecification = ['==', ['get', 'kind'], 'land'];
const isBuiltUp: FilterSpecification = ['==', ['get', 'kind'], 'built_up'];
/** A higher zoom shows the names of smaller towns. */
const isLargeEnough: FilterSpecification = [
  '<',
  ['get', 'rank'],
  ['step', ['zoom'], 60, 6, 120, 7, 250, 8, 500, 9, 1000, 10, 5000],
];

/** A map style of sea, land, built-up areas and towns that needs no server but ours: labels use the visitor's fonts. */
export const outlineStyle: StyleSpecification = {
  version: 8,
  sources: {
    outline: { type: 'geojson', data: '/map-outline.json' },
    towns: { type: 'geojson', data: '/map-towns.json' },
  },
  layers: [
    { id: 'sea', type: 'background', paint: { 'background-color': '#E9ECF2' } },
    { id: 'land', type: 'fill', source: 'outline', filter: isLand, paint: { 'fill-color': '#FBFBFC' } },
    { id: 'built-up', type: 'fill', source: 'outline', filter: isBuiltUp, paint: { 'fill-color': '#ECEEF2' } },
    {
      id: 'coast',
      type: 'line',
      source: 'outline',
      filter: isLand,
      paint: { 'line-color': '#C6CAD4', 'line-width': 1.5 },
    },
    {
      id: 'towns',
      type: 'symbol',
      source: 'towns',
      filter: isLargeEnough,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': fonts,
        'text-size': ['step', ['get', 'rank'], 13, 100, 12],
        'text-padding': 8,
        'text-variable-anchor': ['bottom', 'top', 'left', 'right'],
        'text-radial-offset': 0.8,
        'symbol-sort-key': ['get', 'rank'],
      },
      paint: { 'text-color': '#686A78', 'text-halo-color': '#FBFBFC', 'text-halo-width': 1.5 },
    },
  ],
};

const isCluster = ['has', 'point_count'] as ['has', string];
const isVenue = ['!', ['has', 'point_count']] as ['!', ['has', string]];
const isNumbered = ['has', 'number'] as ['has', string];
const isPlain: FilterSpecification = ['all', isVenue, ['!', isNumbered]];
const isRing: ExpressionSpecification = ['==', ['get', 'isFree'], false];
const inkQuiet = '#686A78';

/**
 * The circle that was searched and its middle, the venues, and several close together as one with their number. A venue
 * of a numbered list has its number, in a ring where nothing is free.
 */
export const venueLayers = ({ primary, action, onAction }: MapColours) => [
  { id: 'circle', type: 'fill' as const, source: 'circle', paint: { 'fill-color': primary, 'fill-opacity': 0.06 } },
  { id: 'circle-line', type: 'line' as const, source: 'circle', paint: { 'line-color': primary, 'line-width': 1.5 } },
  {
    id: 'here',
    type: 'circle' as const,
    source: 'here',
    paint: {
      'circle-color': '#22232D',
      'circle-radius': 5,
      'circle-stroke-color': '#FFFFFF',
      'circle-stroke-width': 2,
    },
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
    layout: {
      'text-field': ['get', 'point_count_abbreviated'] as ['get', string],
      'text-font': fonts,
      'text-size': 14,
      'text-allow-overlap': true,
    },
    paint: { 'text-color': onAction },
  },
  {
    id: 'venue',
    type: 'circle' as const,
    source: 'venues',
    filter: isVenue,
    paint: {
      'circle-color': ['case', isRing, '#FFFFFF', action] as ExpressionSpecification,
      'circle-radius': ['case', isNumbered, 14, 11] as ExpressionSpecification,
      'circle-stroke-color': ['case', isRing, inkQuiet, '#FFFFFF'] as ExpressionSpecification,
      'circle-stroke-width': ['case', isRing, 1.5, 3] as ExpressionSpecification,
    },
  },
  {
    id: 'venue-dot',
    type: 'circle' as const,
    source: 'venues',
    filter: isPlain,
    paint: { 'circle-color': onAction, 'circle-radius': 3 },
  },
  {
    id: 'venue-number',
    type: 'symbol' as const,
    source: 'venues',
    filter: isNumbered,
    layout: {
      'text-field': ['to-string', ['get', 'number']] as ExpressionSpecification,
      'text-font': fonts,
      'text-size': 14,
      'text-allow-overlap': true,
    },
    paint: { 'text-color': ['case', isRing, inkQuiet, onAction] as ExpressionSpecification },
  },
];
