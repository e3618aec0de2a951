import { withNotFoundPage } from '#app/_zone/with-not-found-page.tsx';
import { listPage } from '#app/bookings/_schedules/list-page.tsx';

export const dynamic = 'force-static';
export const revalidate = 60;

const { Page, generateMetadata } = withNotFoundPage(listPage('camps'));

export { Page as default, generateMetadata };
