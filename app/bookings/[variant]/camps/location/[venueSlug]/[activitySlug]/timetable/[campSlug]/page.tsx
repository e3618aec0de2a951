import { withNotFoundPage } from '#app/_zone/with-not-found-page.tsx';
import { detailsPage } from '#app/bookings/_schedules/details-page.tsx';

export const dynamic = 'force-static';
export const revalidate = 60;

const { Page, generateMetadata } = withNotFoundPage(detailsPage('camps', 'campSlug'));

export { Page as default, generateMetadata };
