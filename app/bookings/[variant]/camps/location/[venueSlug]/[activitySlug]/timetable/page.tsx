import { foundOrNot } from '#app/_zone/found-or-not.tsx';
import { timetablePage } from '#app/bookings/_schedules/timetable-page.tsx';

export const dynamic = 'force-static';
export const revalidate = 60;

const { Page, generateMetadata } = foundOrNot(timetablePage('camps'));

export { Page as default, generateMetadata };
