import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useActing } from '#components/desk/acting/acting-context.tsx';
import { fewestLetters, searchDelayMs } from '#components/desk/acting/search-limits.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { operationQuery } from '#lib/query/operation-query.ts';

/** The text that was typed, once nothing more was typed for a moment; the first at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), searchDelayMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** The customers that fit what was typed; nobody is searched for with fewer than two letters. */
export function useFoundCustomers() {
  const search = useSettled(useActing().typed.trim());
  const isSearching = search.length >= fewestLetters;
  const found = useQuery({
    ...operationQuery(browserApi, 'listUsers', { query: { search, perPage: 20 } }),
    enabled: isSearching,
    placeholderData: isSearching ? keepPreviousData : undefined,
    throwOnError: false,
    // Who was found is of this search alone.
    gcTime: 0,
  });
  return { search, isSearching, ...found };
}
