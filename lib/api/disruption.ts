import { ApiError } from './api-error.ts';
import { disruptionDigest } from './disruption-digest.ts';

/** An error that reaches the browser as a disruption; everything else about it stays on the server. */
export class DisruptionError extends Error {
  readonly digest = disruptionDigest;
}

/**
 * What a failed theme means for the page
 * (docs/product.md#error-pages): true when the operator has closed the site, so that the
 * maintenance page is the page. A backend that is only down throws, so that a page in the cache stays.
 */
export function isMaintenance(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 503) throw error;
  if (error.code === 'maintenance' || error.code === 'unknown') return true;
  throw new DisruptionError(error.message, { cause: error });
}
