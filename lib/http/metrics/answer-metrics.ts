import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ProcessReport } from './process-report.ts';

export type ReadReports = () => readonly ProcessReport[] | Promise<readonly ProcessReport[]>;

/** Whether an address may read the metrics. */
export type MayRead = (address: string) => boolean;

/** Whether the request comes straight from one of these addresses; one that a proxy has passed on does not. */
export function comesFrom({ headers, socket }: IncomingMessage, mayRead: MayRead): boolean {
  const isDirect = headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
  return isDirect && mayRead((socket.remoteAddress ?? '').replace(/^::ffff:/, ''));
}

/** The library of the text is loaded by whoever reads it, and by nobody else. */
async function sendReports(response: ServerResponse, readReports: ReadReports): Promise<void> {
  const { metricsText } = await import('./metrics-text.ts');
  response.end(await metricsText(await readReports()));
}

/** Answers `GET /metrics` to these addresses; all others get the not-found page. */
export function answerMetrics(
  request: IncomingMessage,
  response: ServerResponse,
  { mayRead, reports }: { mayRead: MayRead; reports: ReadReports },
): boolean {
  if (request.method !== 'GET' || request.url !== '/metrics' || !comesFrom(request, mayRead)) return false;
  response.setHeader('content-type', 'text/plain; version=0.0.4; charset=utf-8').setHeader('cache-control', 'no-store');
  void sendReports(response, reports);
  return true;
}
