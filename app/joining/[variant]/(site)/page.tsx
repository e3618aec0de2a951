import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { currentCustomer } from '#app/_zone/current-customer.ts';
import { JoiningHome, JoiningHomeHead } from '#components/joining/home/joining-home.tsx';
import { joiningPaths } from '#components/joining/joining-paths.ts';
import { KioskStart } from '#components/shell/kiosk-start/kiosk-start.tsx';
import { loadSiteSettings } from '#components/shell/load-site-settings.ts';
import { Page } from '#components/shell/page.tsx';
import { publicApi } from '#lib/api/public-api.ts';
import { config } from '#lib/config.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { zoneHref } from '#lib/zones/href.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';
import { visitCookies } from '#lib/zones/visit-cookies.ts';
import type { Zone } from '#lib/zones/zone.ts';

interface HomeProps {
  params: Promise<{ variant: string }>;
  searchParams: Promise<{ centre?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('joining');
  return { title: t('home.title') };
}

const mostVenues = 100;

interface HomeParts {
  t: Translate;
  /** The centre of the address. */
  centre: string | undefined;
  getHref: (zone: Zone) => (path: string) => string;
}

/** The start of a kiosk, which stands in the centre of the address or in the one that was given before. */
async function Kiosk({ t, getHref, centre }: HomeParts) {
  const venueSlug = centre ?? (await cookies()).get(visitCookies.centre)?.value;
  const [customer, settings] = await Promise.all([currentCustomer(), loadSiteSettings(venueSlug)]);
  const { venue } = settings;
  const sells = venue !== null && venue.onlineJoiningEnabled;
  return (
    <KioskStart
      {...{ settings, t }}
      firstName={customer?.firstName ?? null}
      bookingsHref={getHref('bookings')}
      accountHref={getHref('account')}
      membershipsHref={sells ? getHref('joining')(joiningPaths.centre(venue.slug)) : null}
    />
  );
}

/** Where nobody can join online the site has no page. The chosen centre is the first of the list. */
async function Centres({ t, getHref, centre }: HomeParts) {
  const bookingsHref = getHref('bookings');
  const { data, pagination } = await publicApi('listOnlineJoiningVenues', { query: { perPage: mostVenues } });
  if (data.length === 0) notFound();
  const venues = data.toSorted((one, other) => Number(other.slug === centre) - Number(one.slug === centre));
  return (
    <JoiningHome
      venues={venues}
      othersHref={(pagination?.nextPage ?? null) === null ? null : bookingsHref('/venues/1')}
      bookingsHref={bookingsHref('/')}
      getHref={getHref('joining')}
      t={t}
    />
  );
}

/** The start page of joining; a kiosk starts here too. */
export default async function JoiningHomePage({ params, searchParams }: HomeProps) {
  const [variant, { centre }, t] = await Promise.all([getVariant(params), searchParams, getTranslations()]);
  const { mode } = variant;
  const { origins } = config();
  const parts: HomeParts = {
    ...{ t, centre: [centre].flat()[0] },
    getHref: (zone) => (path) => zoneHref({ zone: 'joining', mode, origins }, zone, path),
  };
  const isKiosk = mode === 'kiosk';
  return (
    <Page variant={variant} title={t('joining.home.title')} trail={false} head={!isKiosk && <JoiningHomeHead t={t} />}>
      {isKiosk ? <Kiosk {...parts} /> : <Centres {...parts} />}
    </Page>
  );
}
