/** What the fragment of an address begins with that opens the map. */
export const mapFragment = '#map';

/** The fragment that opens the map, with the card of a venue if one is named. */
export const mapAddress = (slug?: string): string => (slug === undefined ? mapFragment : `${mapFragment}-${slug}`);
