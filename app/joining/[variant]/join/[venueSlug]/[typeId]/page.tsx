import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { withNotFoundPage } from '#app/_zone/with-not-found-page.tsx';
import { QueryProvider } from '#components/booking/query-provider.tsx';
import { loadJoiningVenue, loadMembershipType } from '#components/joining/choose/load-membership-types.ts';
import { JoiningView } from '#components/joining/flow/joining-view.tsx';
import { joiningPaths } from '#components/joining/joining-paths.ts';
import { KioskWayBack } from '#components/joining/kiosk-way-back.tsx';
import { joiningQuery } from '#components/joining/queries.ts';
import { PageMessages } from '#components/shell/page-messages.tsx';
import { Page } from '#components/shell/page.tsx';
import { PrefetchQueries } from '#components/shell/prefetch-queries.tsx';
import { RememberVenue } from '#components/shell/remember-venue.tsx';
import { getJoiningType } from '#contract/joining/rules/joining-types.ts';
import { orNotFound } from '#lib/api/or-not-found.ts';
import { publicApi } from '#lib/api/public-api.ts';
import { currentSession } from '#lib/auth/current-session.ts';
import { userApi } from '#lib/auth/user-api.ts';
import type { MessageName } from '#lib/i18n/pick-messages.ts';
import { authUserQuery } from '#lib/query/site-queries.ts';
import { renderTime } from '#lib/time/render-time.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';

/** The messages of the steps of joining. */
const stepMessages: readonly MessageName[] = ['booking', 'customers', 'joining'];

interface JoinPageProps {
  params: Promise<{ variant: string; venueSlug: string; typeId: string }>;
  /** `onboarding_type`: with which kind of onboarding, of those that a membership may be bought with. */
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function metadata({ params }: JoinPageProps): Promise<Metadata> {
  const { venueSlug, typeId } = await params;
  const venue = await loadJoiningVenue(venueSlug);
  const [t, type] = await Promise.all([getTranslations(), loadMembershipType(venue, typeId)]);
  return { title: t('joining.plan.choose', { name: type.name }), robots: { index: false } };
}

/** The steps of joining with one membership of a venue, for a visitor and for whoever is logged in. */
async function JoinPage({ params, searchParams }: JoinPageProps) {
  const [variant, { venueSlug, typeId }, query] = await Promise.all([getVariant(params), params, searchParams]);
  const venue = await loadJoiningVenue(venueSlug);
  const form = publicApi('getOnboardingForm', {
    params: { onboardingType: getJoiningType([query.onboarding_type].flat()[0]) },
    query: { venue: venue.slug },
  });
  const [type, { data: onboarding }, session, t] = await Promise.all([
    loadMembershipType(venue, typeId),
    orNotFound(form),
    currentSession(),
    getTranslations(),
  ]);
  const wasLoggedIn = session !== null;
  const { name, slug, timezone } = venue;
  return (
    <Page variant={variant} title={type.name} trail={[{ label: t('joining.buy'), href: joiningPaths.centre(slug) }]}>
      <KioskWayBack mode={variant.mode} phone={venue.phone} t={t} />
      <PageMessages namespaces={stepMessages}>
        <QueryProvider>
          <PrefetchQueries queries={wasLoggedIn ? [joiningQuery(userApi), authUserQuery(userApi)] : []}>
            <JoiningView
              venue={{ name, slug }}
              type={type}
              form={onboarding}
              today={venueClock(new Date(renderTime()), timezone).date}
              wasLoggedIn={wasLoggedIn}
            />
          </PrefetchQueries>
        </QueryProvider>
      </PageMessages>
      <RememberVenue slug={slug} />
    </Page>
  );
}

const { Page: FoundPage, generateMetadata } = withNotFoundPage({ Page: JoinPage, generateMetadata: metadata });

export { FoundPage as default, generateMetadata };
