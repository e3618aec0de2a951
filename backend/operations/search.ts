import { listLiveTimes } from '../search/operations/list-live-times.ts';
import { searchDays } from '../search/operations/search-days.ts';
import { searchSessions } from '../search/operations/search-sessions.ts';

export const searchOperations = {
  searchSessions,
  searchDays,
  listLiveTimes,
};
