import { withNotFoundPage } from '#app/_zone/with-not-found-page.tsx';
import { timetablePage } from '#app/bookings/_schedules/timetable-page.tsx';

export const dynamic = 'force-static';
export const revalidate = 60;

const { Page, generateMetadata } = withNotFoundPage(timetablePage('camps'));

export { Page as default, generateMetadata };
