import type { Position } from 'geojson';
import rings from './built-up.json' with { type: 'json' };

/**
 * Built-up areas as closed rings: the areas around at least three neighbouring centres of postcode sectors. Made from
 * Ordnance Survey's Code-Point Open, OGL v3: contains OS data © Crown copyright and database right 2025, Royal Mail
 * data © Royal Mail copyright and database right 2025, National Statistics data © Crown copyright and database right
 * 2025.
 */
export const builtUpRings: readonly Position[][] = rings;
