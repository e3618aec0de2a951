import { BasketBar } from '#components/basket/sidebar/basket-bar.tsx';
import { BasketSidebar } from '#components/basket/sidebar/basket-sidebar.tsx';
import { loadDayWakes } from '#components/timetable/load-day-wakes.ts';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { dayQueries, getSubject } from '#components/timetable/queries.ts';
import { publicApi } from '#lib/api/public-api.ts';
import { readAheadForAll } from '#lib/query/prefetch-queries.ts';
import { DormantAutomatic, DormantClasses, DormantCourts, DormantTickets } from './dormant-days.tsx';

/** A day of an activity, in the way that activity is booked. Tickets and courts are put together beside the day. */
export const DayView = async ({ day }: { day: TimetableDay }) => {
  const [state, wakes] = await Promise.all([
    readAheadForAll(dayQueries(publicApi, day.kind, getSubject(day))),
    loadDayWakes(day),
  ]);
  const input = { day, state, wakes };
  if (day.kind === 'ticketed') return <DormantTickets {...input} />;
  if (day.kind === 'resources' && !day.activity.isAutomatic) return <DormantCourts {...input} />;
  return (
    <>
      <div className="container with-side">
        <div>{day.kind === 'classes' ? <DormantClasses {...input} /> : <DormantAutomatic {...input} />}</div>
        <aside>
          <BasketSidebar />
        </aside>
      </div>
      <BasketBar />
    </>
  );
};
