import { foundOrNot } from '#app/found-or-not.tsx';
import { listPage } from '#app/schedules/list-page.tsx';

export const dynamic = 'force-static';
export const revalidate = 60;

const { Page, generateMetadata } = foundOrNot(listPage('courses'));

export { Page as default, generateMetadata };
