import type { IncomingMessage } from 'node:http';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Supported encodings by preference. */
const ours = ['br', 'gzip'] as const;

function parseAcceptEncoding(header: string): Map<string, number> {
  const parsed = header.split(',').map((coding): [string, number] => {
    const [name = '', ...parameters] = coding.split(';').map((part) => part.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    return [name, quality === undefined ? 1 : Number(quality.slice(2)) || 0];
  });
  return new Map(parsed);
}

/** The preferred encoding that the request's Accept-Encoding allows. */
export function encodingFor({ headers }: Pick<IncomingMessage, 'headers'>): Encoding {
  const header = headers['accept-encoding'];
  if (header === undefined) return 'identity';
  const wanted = parseAcceptEncoding(String(header));
  return ours.find((encoding) => (wanted.get(encoding) ?? wanted.get('*') ?? 0) > 0) ?? 'identity';
}
