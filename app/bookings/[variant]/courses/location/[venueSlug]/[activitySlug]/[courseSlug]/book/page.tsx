import { withNotFoundPage } from '#app/_zone/with-not-found-page.tsx';
import { bookingPage } from '#app/bookings/_schedules/booking-page.tsx';

export const dynamic = 'force-static';
export const revalidate = 60;

const { Page, generateMetadata } = withNotFoundPage(bookingPage('courses', 'courseSlug'));

export { Page as default, generateMetadata };
