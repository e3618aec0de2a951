import largest from './large-towns.json' with { type: 'json' };
import smaller from './smaller-towns.json' with { type: 'json' };

type Town = readonly [name: string, longitude: number, latitude: number];

/** The 300 largest towns, the largest first. Names and places: GeoNames, CC BY 4.0. */
export const largeTowns = largest as [string, number, number][] satisfies Town[];

/** Towns, and villages where there is no town, the largest first: too many for a page. GeoNames, CC BY 4.0. */
export const towns: readonly Town[] = [...largeTowns, ...(smaller as [string, number, number][])];
