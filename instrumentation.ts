import { config } from './lib/config.ts';
import { noteDisruption } from './lib/http/disrupted-requests.ts';

/** Runs once when the web starts: a wrong setting ends it with a sentence that says which, and why. */
export async function register() {
  const { isBehindProxy, isDevelopment } = config();
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { addCommonHeaders } = await import('./lib/http/common-headers.ts');
  addCommonHeaders({ isDevelopment });
  const { refuseUnknownMethods } = await import('./lib/http/unknown-methods.ts');
  refuseUnknownMethods();
  if (!isBehindProxy) {
    const { setForwardedFor: setForwardedFor } = await import('./lib/http/set-forwarded-for.ts');
    setForwardedFor();
  }
  if (process.env.NODE_ENV !== 'production') return;
  const { compressPages: compressPages } = await import('./lib/http/compression/compress-pages.ts');
  compressPages();
}

/** Next tells of every error that no page has caught. */
export function onRequestError(error: unknown, { headers }: { headers: object }): void {
  noteDisruption(error, headers);
}
