export { NotFoundPage as default, notFoundMetadata as generateMetadata } from '../../../../../not-found-page.tsx';
