import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { currentFirstName } from '#app/_zone/current-first-name.ts';
import { JoiningHead, JoiningHome } from '#components/joining/joining-home.tsx';
import { LoginPrompt } from '#components/shell/login-prompt.tsx';
import { Page } from '#components/shell/page.tsx';
import { SignedInHome } from '#components/shell/signed-in-home.tsx';
import { publicApi } from '#lib/api/public-api.ts';
import { config } from '#lib/config.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { zoneHref } from '#lib/zones/href.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';
import type { Mode } from '#lib/zones/variant.ts';

interface HomeProps {
  params: Promise<{ variant: string }>;
  searchParams: Promise<{ centre?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('login');
  return { title: t('joiningTitle') };
}

const mostVenues = 100;

interface HomeParts {
  mode: Mode;
  t: Translate;
  bookingsHref: (path: string) => string;
}

/** The start of a kiosk: whoever is there logs in and books. */
async function KioskStart({ mode, t, bookingsHref }: HomeParts) {
  const firstName = await currentFirstName();
  if (firstName === null)
    return <LoginPrompt title={t('login.joiningPrompt')} help={t('login.joiningPromptHelp')} mode={mode} t={t} />;
  return <SignedInHome firstName={firstName} help={t('login.joiningKiosk')} bookingsHref={bookingsHref('/')} t={t} />;
}

/** Where nobody can join online the site has no page. The chosen centre is the first of the list. */
async function Centres({ t, bookingsHref, centre }: HomeParts & { centre: string | undefined }) {
  const { data, pagination } = await publicApi('listOnlineJoiningVenues', { query: { perPage: mostVenues } });
  if (data.length === 0) notFound();
  const venues = data.toSorted((one, other) => Number(other.slug === centre) - Number(one.slug === centre));
  return (
    <JoiningHome
      venues={venues}
      othersHref={(pagination?.nextPage ?? null) === null ? null : bookingsHref('/venues/1')}
      bookingsHref={bookingsHref('/')}
      getVenueHref={({ slug }) => bookingsHref(`/location/${slug}`)}
      t={t}
    />
  );
}

/** The start page of joining; a kiosk starts here too. */
export default async function JoiningHomePage({ params, searchParams }: HomeProps) {
  const [variant, { centre }, t] = await Promise.all([getVariant(params), searchParams, getTranslations()]);
  const { mode } = variant;
  const { origins } = config();
  const parts = {
    ...{ mode, t },
    bookingsHref: (path: string) => zoneHref({ zone: 'joining', mode, origins }, 'bookings', path),
  };
  const isKiosk = mode === 'kiosk';
  return (
    <Page variant={variant} title={t('login.joiningTitle')} trail={false} head={!isKiosk && <JoiningHead t={t} />}>
      {isKiosk ? <KioskStart {...parts} /> : <Centres {...parts} centre={[centre].flat()[0]} />}
    </Page>
  );
}
