import { operation } from '#backend/operation.ts';
import { listLiveTimesEndpoint } from '#contract/search.ts';

/** Finds nothing yet. */
export const listLiveTimes = operation(listLiveTimesEndpoint, () => Promise.resolve({ data: [] }));
