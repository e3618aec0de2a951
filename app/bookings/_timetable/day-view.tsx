import { BasketNote } from '#components/basket/lines/basket-note.tsx';
import { BasketBar } from '#components/basket/sidebar/basket-bar.tsx';
import { BasketSidebar } from '#components/basket/sidebar/basket-sidebar.tsx';
import { PrefetchQueries } from '#components/shell/prefetch-queries.tsx';
import {
  DeferredAutomatic,
  DeferredClasses,
  DeferredCourts,
  DeferredTickets,
} from '#components/timetable/deferred-days.tsx';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { dayQueries, getSubject } from '#components/timetable/queries.ts';
import { WithSideColumn } from '#components/ui/layout/columns.tsx';
import { publicApi } from '#lib/api/public-api.ts';

interface DayViewProps {
  day: TimetableDay;
}

const Content = ({ day }: DayViewProps) => {
  const basket = { side: <BasketNote />, bar: <BasketBar /> };
  if (day.kind === 'ticketed') return <DeferredTickets day={day} {...basket} />;
  if (day.kind === 'resources' && !day.activity.isAutomatic) return <DeferredCourts day={day} {...basket} />;
  return (
    <>
      <WithSideColumn>
        <div>{day.kind === 'classes' ? <DeferredClasses day={day} /> : <DeferredAutomatic day={day} />}</div>
        <aside>
          <BasketSidebar />
        </aside>
      </WithSideColumn>
      <BasketBar />
    </>
  );
};

/** Renders a day of an activity by its booking type. Tickets and courts also show the basket beside the day. */
export const DayView = ({ day }: DayViewProps) => (
  <PrefetchQueries queries={dayQueries(publicApi, day.kind, getSubject(day))} asStale>
    <Content day={day} />
  </PrefetchQueries>
);
