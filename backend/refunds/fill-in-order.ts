/** Divides an amount over what has room for it, in order. What finds no room is left out. */
export function fillInOrder<Place extends { left: number }>(
  amount: number,
  places: readonly Place[],
): { place: Place; amount: number }[] {
  const parts: { place: Place; amount: number }[] = [];
  let rest = amount;
  for (const place of places) {
    const part = Math.min(rest, place.left);
    if (part > 0) parts.push({ place, amount: part });
    rest -= part;
  }
  return parts;
}
