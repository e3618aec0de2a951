import type { Call } from '#lib/api/call.ts';
import { operationQuery } from '#lib/query/operation-query.ts';

/** A waiver or an induction with its terms. */
export const restrictionQuery = (call: Call, id: string) => operationQuery(call, 'getRestriction', { params: { id } });
