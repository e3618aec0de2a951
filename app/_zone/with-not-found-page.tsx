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

/** Recognises the error that `notFound()` throws by its digest, because Next exports no class for it. */
function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'digest' in error && error.digest === 'NEXT_HTTP_ERROR_FALLBACK;404';
}

/**
 * Wraps a page so that it renders the not-found view itself when its reads call `notFound()`. Next's own handling sends
 * HTML that stays blank until hydration; this HTML is complete, and `lib/http/compression` sends it with status 404.
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
