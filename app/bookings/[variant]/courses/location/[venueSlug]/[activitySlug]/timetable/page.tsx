import { foundOrNot } from '#app/found-or-not.tsx';
import { timetablePage } from '#app/schedules/timetable-page.tsx';

export const dynamic = 'force-static';
export const revalidate = 60;

const { Page, generateMetadata } = foundOrNot(timetablePage('courses'));

export { Page as default, generateMetadata };
