import { holdsCardNumber } from '#backend/http/input/card-number.ts';

/** Texts and whole numbers of a JSON line; the digits behind a point are a measurement's. */
const values = /"(?:[^"\\]|\\.)*"|(?<![\d.])\d{14,19}(?![\d.])/g;
/** Most lines have no long row of digits, so that they are not looked at further. */
const mayHold = /\d(?:\D{0,3}\d){13}/;

/** A line of the log without the texts that hold what may be a card's number: nothing of them is kept. */
export function maskCardNumbers(line: string): string {
  if (!mayHold.test(line)) return line;
  return line.replace(values, (value) => (holdsCardNumber(value.replaceAll('"', '')) ? '"[card number]"' : value));
}
