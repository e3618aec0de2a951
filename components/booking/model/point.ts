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
