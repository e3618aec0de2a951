import { NextResponse, type NextRequest } from 'next/server';
import { failureResponse } from '#lib/api/failure-response.ts';
import { readablePath } from './readable-path.ts';

/**
 * Lets a call go on to its route, save one whose path can't be decoded: that names nothing
 * (docs/product.md#api-addresses).
 */
export function routeCall({ nextUrl }: NextRequest): Response {
  return readablePath(nextUrl.pathname) === nextUrl.pathname ? NextResponse.next() : failureResponse('not_found');
}
