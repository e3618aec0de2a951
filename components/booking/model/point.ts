export interface Point {
  latitude: number;
  longitude: number;
}

/**
 * A point that a venue can be found by; null for coordinates that are missing, not numbers or off the globe
 * (docs/product.md#venue-finder).
 */
export const getPoint = ({ coordinates }: { coordinates: Point | null }): Point | null => {
  if (!coordinates) return null;
  const { latitude, longitude } = coordinates;
  const isValid =
    Number.isFinite(latitude) && Number.isFinite(longitude) && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isValid ? coordinates : null;
};
