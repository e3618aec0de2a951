import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { withNotFoundPage } from '#app/_zone/with-not-found-page.tsx';
import { loadPackage, loadPackageVenue } from '#components/packages/load-packages.ts';
import { PackageHead } from '#components/packages/package-head.tsx';
import { packageJsonLd } from '#components/packages/package-json-ld.ts';
import { packagePaths, packageName } from '#components/packages/package-texts.ts';
import { PackageView } from '#components/packages/package-view.tsx';
import { PageMessages } from '#components/shell/page-messages.tsx';
import { Page } from '#components/shell/page.tsx';
import { RememberVenue } from '#components/shell/remember-venue.tsx';
import { StructuredData } from '#components/ui/structured-data.tsx';
import { config } from '#lib/config.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';

export const dynamic = 'force-static';
export const revalidate = 300;

interface PackagePageProps {
  params: Promise<{ variant: string; venueSlug: string; packageId: string }>;
}

const getAddress = (venueSlug: string, packageId: string) =>
  `${config().origins.bookings}${packagePaths(venueSlug).book(packageId)}`;

async function metadata({ params }: PackagePageProps): Promise<Metadata> {
  const { venueSlug, packageId } = await params;
  const [t, shown] = await Promise.all([getTranslations(), loadPackage(venueSlug, packageId)]);
  return {
    title: t('packages.bookTitle', { name: packageName(shown) }),
    alternates: { canonical: getAddress(venueSlug, packageId) },
  };
}

/** One package: what it covers, where and for how long, and buying it. */
async function PackagePage({ params }: PackagePageProps) {
  const [variant, { venueSlug, packageId }] = await Promise.all([getVariant(params), params]);
  const [venue, shown, t] = await Promise.all([
    loadPackageVenue(venueSlug),
    loadPackage(venueSlug, packageId),
    getTranslations(),
  ]);
  const name = packageName(shown);
  return (
    <PageMessages namespaces={['packages.add', 'basket.toasts', 'basket.viewBasket', 'basket.checkoutNow']}>
      <Page
        variant={variant}
        title={name}
        trail={[
          { label: venue.name, href: `/location/${venue.slug}` },
          { label: t('packages.title'), href: packagePaths(venue.slug).list },
        ]}
        head={<PackageHead title={name} venueName={venue.name} packageName={name} />}
      >
        <PackageView shown={shown} t={t} />
      </Page>
      <RememberVenue slug={venue.slug} />
      <StructuredData data={packageJsonLd(shown, getAddress(venue.slug, shown.id))} />
    </PageMessages>
  );
}

const { Page: FoundPage, generateMetadata } = withNotFoundPage({ Page: PackagePage, generateMetadata: metadata });

export { FoundPage as default, generateMetadata };
