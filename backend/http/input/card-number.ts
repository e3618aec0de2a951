import { withoutIds } from './own-text.ts';

const fewestDigits = 14;
const mostDigits = 19;
const mostSeparators = 3;

/** Brands by the first four digits of their numbers, from and to, and how many digits those have. */
const brands: readonly [from: number, to: number, lengths: readonly number[]][] = [
  [4000, 4999, [16, 19]], // Visa
  [5100, 5599, [16]], // Mastercard
  [2221, 2720, [16]],
  [3400, 3499, [15]], // American Express
  [3700, 3799, [15]],
  [6011, 6011, [16, 19]], // Discover
  [6440, 6599, [16, 19]],
  [3000, 3059, [14, 16, 19]], // Diners Club
  [3600, 3699, [14, 16, 19]],
  [3800, 3999, [14, 16, 19]],
  [3528, 3589, [16, 19]], // JCB
  [6200, 6299, [16, 17, 18, 19]], // UnionPay
  ...[5018, 5020, 5038, 5893, 6304, 6759, 6761, 6762, 6763].map(
    (first): [number, number, number[]] => [first, first, [16, 18, 19]], // Maestro
  ),
];

/** For each four digits one bit a length that numbers which begin so have, the lowest for 14. */
const lengthsByBeginning = new Uint8Array(10_000);
for (const [from, to, lengths] of brands)
  for (let first = from; first <= to; first += 1)
    for (const length of lengths)
      lengthsByBeginning[first] = (lengthsByBeginning[first] ?? 0) | (1 << (length - fewestDigits));

/** What people write between groups of digits: blanks, dots, dashes of any kind. */
const separator = /[\s\p{Zs}\p{Pd}\p{Cf}\p{Pc}.·•]/u;
const zero = 48;
const ascii = 128;
const isAsciiSeparator = Array.from({ length: ascii }, (_, code) => separator.test(String.fromCharCode(code)));

function isSeparator(code: number): boolean {
  return code < ascii ? isAsciiSeparator[code] === true : separator.test(String.fromCodePoint(code));
}

/** The check digit of ISO/IEC 7812 (Luhn) of the digits between two places. */
function hasCheckDigit(digits: Uint8Array, first: number, end: number): boolean {
  let sum = 0;
  for (let at = end - 1, isDoubled = false; at >= first; at -= 1, isDoubled = !isDoubled) {
    const value = (digits[at] ?? 0) * (isDoubled ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

function isCardNumber(digits: Uint8Array, first: number, end: number): boolean {
  if (end - first < fewestDigits) return false;
  let beginning = 0;
  for (let at = first; at < first + 4; at += 1) beginning = beginning * 10 + (digits[at] ?? 0);
  const lengths = lengthsByBeginning[beginning] ?? 0;
  return (lengths & (1 << (end - first - fewestDigits))) !== 0 && hasCheckDigit(digits, first, end);
}

/**
 * Goes through a text once. Whenever a group of digits ends, it and the groups right before it are tried, as far as
 * they have 19 digits together: consecutive groups form a number, whatever stands before and after them.
 */
function searchGroups(text: string): boolean {
  const digits = new Uint8Array(text.length);
  let end = 0;
  /** Where the groups begin in `digits`; those before `oldest` are too far back to be part of a number. */
  const starts: number[] = [];
  let oldest = 0;
  let separators = 0;
  let isInGroup = false;

  function endGroup(): boolean {
    isInGroup = false;
    separators = 0;
    while (oldest < starts.length && end - (starts[oldest] ?? 0) > mostDigits) oldest += 1;
    for (let at = oldest; at < starts.length; at += 1) if (isCardNumber(digits, starts[at] ?? 0, end)) return true;
    return false;
  }

  for (let at = 0; at < text.length; at += 1) {
    const code = text.codePointAt(at) ?? 0;
    if (code > 0xff_ff) at += 1;
    const digit = code - zero;
    if (digit >= 0 && digit <= 9) {
      if (!isInGroup) starts.push(end);
      isInGroup = true;
      digits[end] = digit;
      end += 1;
      continue;
    }
    if (isInGroup && endGroup()) return true;
    if (oldest === starts.length) continue;
    separators += 1;
    // Too much between two groups: what came before is of no number that is still to end.
    if (separators > mostSeparators || !isSeparator(code)) oldest = starts.length;
  }
  return isInGroup && endGroup();
}

/**
 * Whether a text holds what may be a card's number, however it is written, in time proportional to its length.
 * Telephone numbers, ids, tokens and files are none.
 */
export function holdsCardNumber(text: string): boolean {
  // Full-width digits and no-break spaces become plain ones.
  return text.length >= fewestDigits && searchGroups(withoutIds(text).normalize('NFKC'));
}
