const longest = 40;

/** A name as it may stand in a mail: no address, mark-up or sentence of somebody's choice hides in it. */
function plainName(name: string): string {
  const letters = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}'’ -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return letters.length <= longest ? letters : '';
}

/**
 * How a mail begins: `Hello Alex`, or `Hello` to an address that nobody has confirmed (null) and for what is no name.
 * Whoever registers somebody else's address chooses the name too, so that is no place for words of theirs.
 */
export function greeting(firstName: string | null): string {
  const name = firstName === null ? '' : plainName(firstName);
  return name === '' ? 'Hello' : `Hello ${name}`;
}
