import { operation } from '#backend/operation.ts';
import { searchDaysEndpoint } from '#contract/search.ts';

/** Finds nothing yet. */
export const searchDays = operation(searchDaysEndpoint, () => Promise.resolve({ data: { days: [], next: [] } }));
