import { BasketBar } from '#components/basket/sidebar/basket-bar.tsx';
import { SideBasket } from '#components/basket/sidebar/basket-sidebar.tsx';
import { loadDayWakes } from '#components/timetable/load-day-wakes.ts';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { dayQueries, subjectOf } from '#components/timetable/queries.ts';
import { publicCall } from '#lib/api/public-call.ts';
import { readAheadForAll } from '#lib/query/prefetch-queries.ts';
import { DormantAutomatic, DormantClasses, DormantCourts, DormantTickets } from './dormant-days.tsx';

/** A day of an activity, in the way that activity is booked. Tickets and courts are put together beside the day. */
export const DayView = async ({ day }: { day: TimetableDay }) => {
  const [state, wakes] = await Promise.all([
    readAheadForAll(dayQueries(publicCall, day.kind, subjectOf(day))),
    loadDayWakes(day),
  ]);
  const given = { day, state, wakes };
  if (day.kind === 'ticketed') return <DormantTickets {...given} />;
  if (day.kind === 'resources' && !day.activity.isAutomatic) return <DormantCourts {...given} />;
  return (
    <>
      <div className="container with-side">
        <div>{day.kind === 'classes' ? <DormantClasses {...given} /> : <DormantAutomatic {...given} />}</div>
        <aside>
          <SideBasket />
        </aside>
      </div>
      <BasketBar />
    </>
  );
};
