/** A moment as UTC text in whole seconds, always with Z (API 1.6). */
export function instant(moment: Date): string {
  return `${moment.toISOString().slice(0, 19)}Z`;
}

/** The same for a value that may be absent. */
export function instantOrNull(moment: Date | null): string | null {
  return moment === null ? null : instant(moment);
}
