import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BookingView } from '#components/schedules/booking-form/booking-view.tsx';
import { loadSchedule, loadSchedulePage } from '#components/schedules/load-schedules.ts';
import { schedulePaths, type ScheduleKind } from '#components/schedules/model/schedule.ts';
import { getSubject, scheduleQuery } from '#components/schedules/queries.ts';
import { PageMessages } from '#components/shell/page-messages.tsx';
import { Page } from '#components/shell/page.tsx';
import { PrefetchQueries } from '#components/shell/prefetch-queries.tsx';
import { RememberVenue } from '#components/shell/remember-venue.tsx';
import { publicApi } from '#lib/api/public-api.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';
import { bookingMessages, notInForm } from './schedule-messages.ts';
import type { SchedulePageProps } from './schedule-params.ts';

/**
 * The booking page of one camp or course; `slugName` is the name of the route's slug parameter. It is `noindex`, so
 * that search engines list only the details page.
 */
export const bookingPage = <Slug extends string>(kind: ScheduleKind, slugName: Slug) => ({
  generateMetadata: async ({ params }: SchedulePageProps<Slug>): Promise<Metadata> => {
    const slugs = await params;
    const [{ page }, t] = await Promise.all([loadSchedulePage(kind, slugs), getTranslations()]);
    const schedule = await loadSchedule(page, slugs[slugName]);
    return { title: t(`camps.${kind}.bookTitle`, { name: schedule.name }), robots: { index: false } };
  },

  Page: async ({ params }: SchedulePageProps<Slug>) => {
    const [variant, slugs] = await Promise.all([getVariant(params), params]);
    const [{ page }, t] = await Promise.all([loadSchedulePage(kind, slugs), getTranslations()]);
    const schedule = await loadSchedule(page, slugs[slugName]);
    const { venue, category } = page;
    const paths = schedulePaths(kind, venue.slug);
    const isEmbedded = variant.mode === 'embedded';
    return (
      <PageMessages namespaces={bookingMessages(kind)} without={notInForm(kind)}>
        <PrefetchQueries queries={[scheduleQuery(publicApi, getSubject(page), schedule.slug)]} asStale>
          <Page
            variant={variant}
            title={isEmbedded ? schedule.name : t(`camps.${kind}.book`)}
            trail={[
              { label: venue.name, href: `/location/${venue.slug}` },
              { label: category.name, href: paths.list(category.slug) },
              { label: schedule.name, href: paths.details(category.slug, schedule.slug) },
            ]}
          >
            <BookingView page={page} slug={schedule.slug} />
          </Page>
        </PrefetchQueries>
        <RememberVenue slug={venue.slug} />
      </PageMessages>
    );
  },
});
