/** Brands by how their numbers begin, and how many digits they have. */
const brands = [
  { name: 'visa', begins: /^4/, lengths: [16, 19] },
  { name: 'mastercard', begins: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16] },
  { name: 'american express', begins: /^3[47]/, lengths: [15] },
  { name: 'discover', begins: /^(?:6011|64[4-9]|65)/, lengths: [16, 19] },
  { name: 'diners club', begins: /^(?:30[0-5]|3[689])/, lengths: [14, 16, 19] },
  { name: 'jcb', begins: /^35(?:2[89]|[3-8])/, lengths: [16, 19] },
  { name: 'unionpay', begins: /^62/, lengths: [16, 17, 18, 19] },
  { name: 'maestro', begins: /^(?:5018|5020|5038|5893|6304|6759|676[1-3])/, lengths: [16, 18, 19] },
];

const fewestDigits = 14;
const mostDigits = 19;

/** Groups of digits with at most three separators between them: blanks, dots, dashes of any kind. */
const groupedDigits = /\d+(?:[\s\p{Zs}\p{Pd}\p{Cf}\p{Pc}.·•]{1,3}\d+)*/gu;
/** Our own ids, which have digits by chance: a UUID, the id of a session, a hash. */
const ownId = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[\w-]{22}\d{12}|[0-9a-f]{32,128})$/i;

/** The check digit of ISO/IEC 7812 (Luhn). */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function isCardNumber(digits: string): boolean {
  if (digits.length < fewestDigits || digits.length > mostDigits) return false;
  const isOfBrand = brands.some(({ begins, lengths }) => lengths.includes(digits.length) && begins.test(digits));
  return isOfBrand && hasCheckDigit(digits);
}

/** Whether some consecutive groups together form a card's number; groups before and after them are ignored. */
function isWithin(groups: readonly string[]): boolean {
  return groups.some((_, first) => {
    let digits = '';
    // Every group has at least one digit, so a card's number has at most this many groups.
    for (const group of groups.slice(first, first + mostDigits)) {
      digits += group;
      if (digits.length > mostDigits) return false;
      if (isCardNumber(digits)) return true;
    }
    return false;
  });
}

/** Whether a text holds what may be a card's number, however it is written. Telephone numbers and ids are none. */
export function holdsCardNumber(text: string): boolean {
  if (text.length < fewestDigits || ownId.test(text)) return false;
  // Full-width digits and no-break spaces become plain ones.
  const plain = text.normalize('NFKC');
  return [...plain.matchAll(groupedDigits)].some(([match]) => isWithin(match.match(/\d+/g) ?? []));
}
