/** Where the visitor is; `refused` also where the device does not know. */
export type OwnPlace = { kind: 'refused' | 'outside_uk' } | { kind: 'known'; point: Point };

const PATIENCE_MS = 10_000;

/** A box around the United Kingdom, generous at sea. */
export const isInUnitedKingdom = ({ latitude, longitude }: Point): boolean =>
  latitude >= 49.8 && latitude <= 60.95 && longitude >= -8.7 && longitude <= 1.9;

/** Asks the visitor's device for its position (Geolocation API). The position is never part of a URL. */
export const askOwnPlace = (): Promise<OwnPlace> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve({ kind: 'refused' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        const point = { latitude, longitude };
        resolve(isInUnitedKingdom(point) ? { kind: 'known', point } : { kind: 'outside_uk' });
      },
      () => resolve({ kind: 'refused' }),
      { timeout: PATIENCE_MS, maximumAge: 60_000 },
    );
  });

/** Miles to a tenth, for a message that has words of its own for `near`: less than a tenth of a mile. */
export const shortMiles = (miles: number): string => (miles < 0.05 ? 'near' : miles.toFixed(1));

export interface Point {
  latitude: number;
  longitude: number;
}

/**
 * Valid coordinates of a venue; null when they are missing, not numbers or out of range (docs/product.md#venue-finder).
 */
export const getPoint = ({ coordinates }: { coordinates: Point | null }): Point | null => {
  if (!coordinates) return null;
  const { latitude, longitude } = coordinates;
  const isValid =
    Number.isFinite(latitude) && Number.isFinite(longitude) && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isValid ? coordinates : null;
};
