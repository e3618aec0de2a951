/** The text of one field of a sent form; empty for a missing one and for a file. */
export function fieldText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
