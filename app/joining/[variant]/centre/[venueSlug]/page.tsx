import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { withNotFoundPage } from '#app/_zone/with-not-found-page.tsx';
import { JoiningHead } from '#components/joining/choose/joining-head.tsx';
import { joiningJsonLd } from '#components/joining/choose/joining-json-ld.ts';
import {
  loadJoiningVenue,
  loadMembershipTypes,
  loadNearestJoiningVenue,
} from '#components/joining/choose/load-membership-types.ts';
import { NoMemberships } from '#components/joining/choose/no-memberships.tsx';
import { NotSoldHere } from '#components/joining/choose/not-sold-here.tsx';
import { Plans } from '#components/joining/choose/plans.tsx';
import { joiningPaths } from '#components/joining/joining-paths.ts';
import { KioskWayBack } from '#components/joining/kiosk-way-back.tsx';
import { Page } from '#components/shell/page.tsx';
import { RememberVenue } from '#components/shell/remember-venue.tsx';
import { StructuredData } from '#components/ui/structured-data.tsx';
import { config } from '#lib/config.ts';
import { hrefIn, zoneHref } from '#lib/zones/href.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';

export const dynamic = 'force-static';
export const revalidate = 300;

interface CentrePageProps {
  params: Promise<{ variant: string; venueSlug: string }>;
}

const getAddress = (venueSlug: string) => `${config().origins.joining}${joiningPaths.centre(venueSlug)}`;

async function metadata({ params }: CentrePageProps): Promise<Metadata> {
  const { venueSlug } = await params;
  const [t, venue] = await Promise.all([getTranslations(), loadJoiningVenue(venueSlug)]);
  return {
    title: t('joining.title', { venue: venue.name }),
    alternates: { canonical: getAddress(venue.slug) },
    ...(!venue.onlineJoiningEnabled && { robots: { index: false } }),
  };
}

/** The memberships of a venue: choose one. */
async function CentrePage({ params }: CentrePageProps) {
  const [variant, { venueSlug }] = await Promise.all([getVariant(params), params]);
  const [venue, t, language] = await Promise.all([loadJoiningVenue(venueSlug), getTranslations(), getLocale()]);
  const types = await loadMembershipTypes(venue);
  const nearest = types === null ? await loadNearestJoiningVenue(venue) : null;
  const { mode } = variant;
  const href = (path: string) => hrefIn(mode, path);
  const venueHref = zoneHref(
    { zone: 'joining', mode, origins: config().origins },
    'bookings',
    `/location/${venue.slug}`,
  );
  const jsonLd = joiningJsonLd(venue, types ?? [], getAddress(venue.slug));
  return (
    <Page
      variant={variant}
      title={t('joining.buy')}
      trail={[{ label: venue.name, href: venueHref }]}
      head={
        <>
          <KioskWayBack mode={mode} phone={venue.phone} t={t} />
          <JoiningHead venue={venue} changeHref={href('/')} t={t} />
        </>
      }
    >
      {types === null && <NotSoldHere {...{ venue, nearest, t }} getHref={href} />}
      {types?.length === 0 && <NoMemberships venue={venue} venueHref={venueHref} t={t} />}
      {types !== null && types.length > 0 && (
        <Plans venueSlug={venue.slug} types={types} getHref={href} t={t} language={language} />
      )}
      <RememberVenue slug={venue.slug} />
      {jsonLd !== null && <StructuredData data={jsonLd} />}
    </Page>
  );
}

const { Page: FoundPage, generateMetadata } = withNotFoundPage({ Page: CentrePage, generateMetadata: metadata });

export { FoundPage as default, generateMetadata };
