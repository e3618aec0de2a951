import { detailsPage } from '../../../../../../../../schedules/details-page.tsx';

export const dynamic = 'force-static';
export const revalidate = 60;

const { Page, generateMetadata } = detailsPage('camps', 'campSlug');

export { Page as default, generateMetadata };
