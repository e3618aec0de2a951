export { NotFoundPage as default, notFoundMetadata as generateMetadata } from '#app/_zone/not-found-page.tsx';
