import { noteDisruption } from './lib/http/disrupted-requests.ts';

/** Next tells of every error that no page has caught. */
export function onRequestError(error: unknown, { headers }: { headers: object }): void {
  noteDisruption(error, headers);
}
