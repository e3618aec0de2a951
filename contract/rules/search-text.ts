/** A text as searches compare it: in lower case and without accents. */
export const plainText = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * The words that a searched text asks for, each of which has to be found. A text with a digit is not divided: it is a
 * part of a postcode.
 */
export const searchWords = (text: string): string[] => {
  const plain = plainText(text).trim();
  return /\d/.test(plain) ? [plain] : plain.split(/\s+/);
};

/** Whether a name has all the words of a searched text, in any order and with or without accents. */
export const hasWords = (name: string, text: string): boolean =>
  searchWords(text).every((word) => plainText(name).includes(word));
