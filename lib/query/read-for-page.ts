import { routes, type OperationId } from '#contract/routes.ts';
import { buildRequest } from '#lib/api/build-request.ts';
import type { CallData } from '#lib/api/call.ts';
import { isFailedRead } from '#lib/api/is-failed-read.ts';
import { publicApi } from '#lib/api/public-api.ts';
import type { QueryKeyOf } from './operation-query.ts';
import type { PageRead } from './page-read.ts';

export interface ReadForPage<Data> extends PageRead<Data> {
  /** Whether the read failed, so that the page lacks what it would have told and must not be cached. */
  isProvisional: boolean;
}

/**
 * Makes the read of a query on the server for a page that is cached for everybody; `usePageQuery` reads it again in the
 * browser.
 */
export async function readForPage<Id extends OperationId>({
  queryKey: [id, input],
}: {
  queryKey: QueryKeyOf<Id>;
}): Promise<ReadForPage<CallData<Id>>> {
  const { target } = buildRequest(routes[id], input);
  try {
    const { data, checksum = null, pagination } = await publicApi(id, input);
    const isPart = (pagination?.nextPage ?? null) !== null;
    return { target, data, checksum, ...(isPart && { isPart }), isProvisional: false };
  } catch (error) {
    return { target, data: null, checksum: null, isProvisional: isFailedRead(error) };
  }
}
