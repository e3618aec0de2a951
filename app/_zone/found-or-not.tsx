import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { NotFoundPage, notFoundMetadata } from './not-found-page.tsx';

interface Props {
  params: Promise<{ variant: string }>;
}

interface FoundPage<Own extends Props> {
  Page: (props: Own) => Promise<ReactNode>;
  generateMetadata: (props: Own) => Promise<Metadata>;
}

/** What `notFound()` throws; Next has no other name for it. */
function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'digest' in error && error.digest === 'NEXT_HTTP_ERROR_FALLBACK;404';
}

/**
 * A page that shows the not-found view itself where its reads find nothing. Left to Next, `notFound()` makes a
 * page that is blank until its script has run; this one is read by everybody, and `lib/http/compression` sends it as a 404.
 */
export function withNotFoundPage<Own extends Props>({ Page, generateMetadata }: FoundPage<Own>): FoundPage<Own> {
  return {
    Page: async (props) => {
      try {
        return await Page(props);
      } catch (error) {
        if (isNotFound(error)) return <NotFoundPage />;
        throw error;
      }
    },
    generateMetadata: async (props) => {
      try {
        return await generateMetadata(props);
      } catch (error) {
        if (isNotFound(error)) return notFoundMetadata();
        throw error;
      }
    },
  };
}
