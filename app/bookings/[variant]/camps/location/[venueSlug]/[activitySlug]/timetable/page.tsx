import { timetablePage } from '../../../../../../../schedules/timetable-page.tsx';

export const dynamic = 'force-static';
export const revalidate = 60;

const { Page, generateMetadata } = timetablePage('camps');

export { Page as default, generateMetadata };
