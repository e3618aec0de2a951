import { NextResponse, type NextRequest } from 'next/server';
import { failureResponse } from '#lib/api/failure-response.ts';
import { readablePath } from './readable-path.ts';

/**
 * Passes a call on to its route, except one whose path cannot be decoded, which is answered with 404
 * (docs/product.md#api-addresses).
 */
export function routeCall({ nextUrl }: NextRequest): Response {
  return readablePath(nextUrl.pathname) === nextUrl.pathname ? NextResponse.next() : failureResponse('not_found');
}
