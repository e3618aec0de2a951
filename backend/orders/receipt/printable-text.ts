/** The letters of the fonts of receipts: those of western Europe and Welsh, and the usual punctuation. */
const ofFont =
  /^[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u0174-\u0178\u1e80-\u1e85\u1ef2\u1ef3\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2032\u2033\u2039\u203a\u20ac\u2122\u2212]$/u;

/** Letters that no accent comes off. */
const plain: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ĸ: 'k',
  ŋ: 'n',
  Ŋ: 'N',
  ħ: 'h',
  Ħ: 'H',
};

const withoutAccents = (letter: string): string => plain[letter] ?? letter.normalize('NFD').replaceAll(/\p{M}/gu, '');

/**
 * A text in the letters that the fonts of receipts have: other letters without their accents, and a question mark for
 * what is left, so that no name becomes a row of empty boxes. Spaces of any kind are one space.
 */
export function printableText(text: string): string {
  const letters = [...text.normalize('NFC').replaceAll(/\s+/g, ' ')].map((letter) => {
    if (ofFont.test(letter)) return letter;
    const base = withoutAccents(letter);
    return base !== '' && [...base].every((one) => ofFont.test(one)) ? base : '?';
  });
  return letters.join('');
}
