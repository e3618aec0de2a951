import { useQuery } from '@tanstack/react-query';
import { siteZone } from '#contract/rules/site-zone.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { authUserQuery } from '#lib/query/site-queries.ts';
import { useNow } from '#lib/time/use-now.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { getDocumentToDo } from './document-to-do.ts';
import { ToDoList } from './to-do-list.tsx';

/** What needs doing: the document of a membership, and what the venues ask for with what is booked. */
export const ToDo = ({ renderedAt }: { renderedAt: number }) => {
  const today = venueClock(useNow(renderedAt), siteZone).date;
  const { data } = useQuery({ ...authUserQuery(browserApi), throwOnError: false });
  return <ToDoList document={data === undefined ? null : getDocumentToDo(data, today)} />;
};
