export { PageLoading as default } from '#components/chrome/page-loading.tsx';
