/** The text of one field of a submitted form; empty when it is missing or a file. */
export function fieldText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
