import { onRequest } from '#lib/http/on-request.ts';
import { packResponse } from './compress-response.ts';
import { createPackedPages } from './compressed-page-cache.ts';

/** Some versions of every page that is visited often; about 20 MB. */
const mostPages = 200;

/** Lets every answer of this process's servers be packed by `packResponse`. */
export function packPages(): void {
  const packPage = createPackedPages(mostPages);
  onRequest((request, response) => packResponse(request, response, packPage));
}
