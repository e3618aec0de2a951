import type { Position } from 'geojson';
import rings from './built-up.json' with { type: 'json' };

/**
 * Where many people live, as closed rings: what lies around at least three near centres of postcode sectors. Made from
 * Ordnance Survey's Code-Point Open, OGL v3: contains OS data © Crown copyright and database right 2025, Royal Mail data
 * © Royal Mail copyright and database right 2025, National Statistics data © Crown copyright and database right 2025.
 */
export const builtUpRings: readonly Position[][] = rings;
