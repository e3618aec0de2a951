import largest from './large-towns.json' with { type: 'json' };

export type Town = readonly [name: string, longitude: number, latitude: number];

/** The 300 largest towns, the largest first. Names and places: GeoNames, CC BY 4.0. */
export const largeTowns = largest as [string, number, number][] satisfies Town[];
