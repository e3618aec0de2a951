/** The largest file that the server takes, in bytes. */
const largest = 5 * 1024 * 1024;

/** The kinds of files that a document may be. */
export const documentFormats: readonly string[] = ['image/jpeg', 'image/png', 'application/pdf'];

/** Why a file is not sent as a document; null when it may be. */
export function getFileFault({ type, size }: Pick<File, 'type' | 'size'>): 'format' | 'large' | null {
  if (!documentFormats.includes(type)) return 'format';
  return size > largest ? 'large' : null;
}

/** The content of a file in base64. */
export async function toBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCodePoint(byte);
  return btoa(text);
}
