import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from '#backend/config.ts';
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

const secretKeys = [
  'authorization',
  'Authorization',
  'password',
  'passwordConfirmation',
  'token',
  'secret',
  'cardIdentifier',
  'merchantSessionKey',
  'clientSecret',
  'mac',
];

/** The backend's log: JSON lines, with secrets taken out at the top and one level down, and card numbers everywhere. */
export function createLog(level: Config['logLevel'], destination: DestinationStream = pino.destination(1)): Logger {
  const paths = secretKeys.flatMap((key) => [key, `*.${key}`]);
  // Fields in which PostgreSQL's errors quote a row.
  paths.push('err.detail', 'err.where');
  const hooks = { streamWrite: maskCardNumbers };
  return pino({ level, redact: { paths, censor: '[secret]' }, hooks }, destination);
}
