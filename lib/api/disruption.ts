import { ApiError } from './api-error.ts';
import { disruptionDigest } from './disruption-digest.ts';

/** An error of which the browser learns only that the service is disrupted; its details stay on the server. */
export class DisruptionError extends Error {
  readonly digest = disruptionDigest;
}

/**
 * Whether the operator has closed the site, so that the page is the maintenance page (docs/product.md#error-pages).
 * Throws when the theme fails because the backend is down: the cached version of the page is then kept.
 */
export function isMaintenance(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 503) throw error;
  if (error.code === 'maintenance' || error.code === 'unknown') return true;
  throw new DisruptionError(error.message, { cause: error });
}
