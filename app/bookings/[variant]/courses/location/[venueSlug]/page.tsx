import { withNotFoundPage } from '#app/_zone/with-not-found-page.tsx';
import { categoriesPage } from '#app/bookings/_schedules/categories-page.tsx';

export const dynamic = 'force-static';
export const revalidate = 300;

const { Page, generateMetadata } = withNotFoundPage(categoriesPage('courses'));

export { Page as default, generateMetadata };
