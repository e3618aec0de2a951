import { largeTowns, type Town } from './large-towns.ts';
import smaller from './smaller-towns.json' with { type: 'json' };

/** Towns, and villages where there is no town, the largest first: too many for a page. GeoNames, CC BY 4.0. */
export const towns: readonly Town[] = [...largeTowns, ...(smaller as [string, number, number][])];
