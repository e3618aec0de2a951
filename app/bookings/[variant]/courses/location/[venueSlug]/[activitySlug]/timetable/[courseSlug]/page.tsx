import { foundOrNot } from '#app/found-or-not.tsx';
import { detailsPage } from '#app/schedules/details-page.tsx';

export const dynamic = 'force-static';
export const revalidate = 60;

const { Page, generateMetadata } = foundOrNot(detailsPage('courses', 'courseSlug'));

export { Page as default, generateMetadata };
