export const dynamic = 'force-static';
export const revalidate = 3600;

/** Every path that no other page answers. */
export { NotFoundPage as default, notFoundMetadata as generateMetadata } from '#app/not-found-page.tsx';
