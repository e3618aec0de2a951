/** A moment as UTC text in whole seconds, always with Z (docs/product.md#data-formats). */
export function instant(moment: Date): string {
  return `${moment.toISOString().slice(0, 19)}Z`;
}

/** The same for a value that may be absent. */
export function instantOrNull(moment: Date | null): string | null {
  return moment === null ? null : instant(moment);
}
