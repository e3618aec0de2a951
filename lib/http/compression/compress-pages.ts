import { onRequest } from '#lib/http/on-request.ts';
import { compressResponse } from './compress-response.ts';
import { createPackedPages } from './compressed-page-cache.ts';

/** Some versions of every page that is visited often; about 20 MB. */
const mostPages = 200;

/** Lets every answer of this process's servers be packed by `compressResponse`. */
export function compressPages(): void {
  const packPage = createPackedPages(mostPages);
  onRequest((request, response) => compressResponse(request, response, packPage));
}
