import { PageHead } from '#components/ui/layout/page-head.tsx';

/** The head of a page that has only a title. */
export const TitleHead = ({ title }: { title: string }) => (
  <PageHead layout="columns">
    <h1>{title}</h1>
  </PageHead>
);
