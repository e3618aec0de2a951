export { NotFoundPage as default, notFoundMetadata as generateMetadata } from '#app/not-found-page.tsx';
