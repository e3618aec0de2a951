import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { withNotFoundPage } from '#app/_zone/with-not-found-page.tsx';
import { ChangeVenueLink } from '#components/booking/change-venue-link.tsx';
import { loadPackages, loadPackageVenue } from '#components/packages/load-packages.ts';
import { PackageHead } from '#components/packages/package-head.tsx';
import { PackageList } from '#components/packages/package-list.tsx';
import { packagePaths, packageName } from '#components/packages/package-texts.ts';
import { PackagesEmpty } from '#components/packages/packages-empty.tsx';
import { Page } from '#components/shell/page.tsx';
import { RememberVenue } from '#components/shell/remember-venue.tsx';
import { WithSideColumn } from '#components/ui/layout/columns.tsx';
import { config } from '#lib/config.ts';
import { hrefIn } from '#lib/zones/href.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';

export const dynamic = 'force-static';
export const revalidate = 300;

interface PackagesPageProps {
  params: Promise<{ variant: string; venueSlug: string }>;
}

async function metadata({ params }: PackagesPageProps): Promise<Metadata> {
  const { venueSlug } = await params;
  const [t] = await Promise.all([getTranslations(), loadPackageVenue(venueSlug)]);
  const canonical = `${config().origins.bookings}${packagePaths(venueSlug).list}`;
  return { title: t('packages.title'), alternates: { canonical } };
}

/** The packages of a venue: choose one. */
async function PackagesPage({ params }: PackagesPageProps) {
  const [variant, { venueSlug }] = await Promise.all([getVariant(params), params]);
  const [venue, packages, t] = await Promise.all([
    loadPackageVenue(venueSlug),
    loadPackages(venueSlug),
    getTranslations(),
  ]);
  const href = (path: string) => hrefIn(variant.mode, path);
  const paths = packagePaths(venue.slug);
  const venuePath = `/location/${venue.slug}`;
  const [first] = packages;
  const change = <ChangeVenueLink venue={venue} href={href('/')} label={t('venues.changeVenue')} />;
  return (
    <Page
      variant={variant}
      title={t('packages.title')}
      trail={[{ label: venue.name, href: venuePath }]}
      head={
        <PackageHead
          title={t('packages.title')}
          venueName={venue.name}
          packageName={first === undefined ? '' : packageName(first)}
          link={change}
        />
      }
    >
      <WithSideColumn>
        {first === undefined ? (
          <PackagesEmpty t={t} venueName={venue.name} venueHref={href(venuePath)} />
        ) : (
          <div>
            <h2 className="sr-only">{t('packages.choose')}</h2>
            <PackageList packages={packages} getHref={(id) => href(paths.book(id))} t={t} />
          </div>
        )}
      </WithSideColumn>
      <RememberVenue slug={venue.slug} />
    </Page>
  );
}

const { Page: FoundPage, generateMetadata } = withNotFoundPage({ Page: PackagesPage, generateMetadata: metadata });

export { FoundPage as default, generateMetadata };
