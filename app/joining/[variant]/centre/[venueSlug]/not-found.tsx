export { notFoundMetadata as generateMetadata } from '#app/_zone/not-found-page.tsx';
export { NotFoundFallback as default } from '#components/shell/failures/not-found-fallback.tsx';
