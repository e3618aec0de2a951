import { timetablePage } from '../../../../../../../schedules/timetable-page.tsx';

export const dynamic = 'force-static';
export const revalidate = 60;

const { Page, generateMetadata } = timetablePage('courses');

export { Page as default, generateMetadata };
