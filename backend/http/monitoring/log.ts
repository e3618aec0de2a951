import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from '#backend/config.ts';
import { maskCardNumbers } from './mask-card-numbers.ts';

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
