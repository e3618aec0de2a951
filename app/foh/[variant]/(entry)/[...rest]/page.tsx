export const dynamic = 'force-static';
export const revalidate = 3600;

/** Every path that no other page answers. */
export { NotFoundPage as default, notFoundMetadata as generateMetadata } from '#app/_zone/not-found-page.tsx';
