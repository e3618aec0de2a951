import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { TitleHead } from '#app/_zone/title-head.tsx';
import { withNotFoundPage } from '#app/_zone/with-not-found-page.tsx';
import { Page } from '#components/shell/page.tsx';
import { loadDirectory } from '#components/venues/directory/load-directory.ts';
import { PageLinks } from '#components/venues/directory/page-links.tsx';
import { VenueDirectory } from '#components/venues/directory/venue-directory.tsx';
import { pageNotFound } from '#lib/api/page-not-found.ts';
import { config } from '#lib/config.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';

export const dynamic = 'force-static';
export const revalidate = 300;

interface DirectoryProps {
  params: Promise<{ variant: string; page: string }>;
}

async function getPage(params: DirectoryProps['params']): Promise<number> {
  const { page } = await params;
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : pageNotFound();
}

async function metadata({ params }: DirectoryProps): Promise<Metadata> {
  const page = await getPage(params);
  const t = await getTranslations('home.directory');
  return {
    title: t('pageTitle', { page }),
    alternates: { canonical: `${config().origins.bookings}/venues/${page}` },
  };
}

/** One page of all venues from A to Z, for search engines and for who has no scripts. */
async function DirectoryPage({ params }: DirectoryProps) {
  const [variant, page] = await Promise.all([getVariant(params), getPage(params)]);
  const [t, { venues, pages }] = await Promise.all([getTranslations(), loadDirectory(page)]);
  if (page > pages) pageNotFound();
  const { mode } = variant;
  const title = t('home.directory.title');
  return (
    <Page variant={variant} title={title} head={<TitleHead title={title} />}>
      <div className="page-width grid gap-6 py-6 large:py-[2rem]">
        <VenueDirectory {...{ t, mode, venues }} />
        <PageLinks {...{ t, mode, page, pages }} />
      </div>
    </Page>
  );
}

const { Page: FoundPage, generateMetadata } = withNotFoundPage({ Page: DirectoryPage, generateMetadata: metadata });

export { FoundPage as default, generateMetadata };
