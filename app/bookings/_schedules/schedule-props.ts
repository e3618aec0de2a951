import type { DehydratedState } from '@tanstack/react-query';
import type { SchedulePage } from '#components/schedules/model/schedule-page.ts';

/** What a list of camps or courses starts from: what it is about, and what the server has read of it. */
export interface ListProps {
  page: SchedulePage;
  state: DehydratedState;
}

/** The same for one camp or course. */
export interface DetailsProps extends ListProps {
  slug: string;
}
