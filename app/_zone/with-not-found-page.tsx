import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { PageNotFound } from '#lib/api/page-not-found.ts';
import { NotFoundPage, notFoundMetadata } from './not-found-page.tsx';

interface Props {
  params: Promise<{ variant: string }>;
}

interface FoundPage<PageProps extends Props> {
  Page: (props: PageProps) => Promise<ReactNode>;
  generateMetadata: (props: PageProps) => Promise<Metadata>;
}

/**
 * Wraps a page so that it renders the not-found view itself when its reads throw `PageNotFound`. For `notFound()` Next
 * sends HTML that stays blank until hydration (https://github.com/vercel/next.js/issues/62228). This HTML is complete;
 * `NotFoundPage` marks it by a `meta` element, for which `lib/http/compression` sends it with status 404.
 */
export function withNotFoundPage<PageProps extends Props>({
  Page,
  generateMetadata,
}: FoundPage<PageProps>): FoundPage<PageProps> {
  return {
    Page: async (props) => {
      try {
        return await Page(props);
      } catch (error) {
        if (error instanceof PageNotFound) return <NotFoundPage />;
        throw error;
      }
    },
    generateMetadata: async (props) => {
      try {
        return await generateMetadata(props);
      } catch (error) {
        if (error instanceof PageNotFound) return notFoundMetadata();
        throw error;
      }
    },
  };
}
