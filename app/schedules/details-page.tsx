import type { Metadata } from 'next';
import { ScheduleDetails } from '../../components/camps/schedule-details.tsx';
import { ScheduleHead } from '../../components/camps/schedule-head.tsx';
import { ClientText } from '../../components/chrome/client-text.tsx';
import { Page } from '../../components/chrome/page.tsx';
import { Prefetched } from '../../components/chrome/prefetched.tsx';
import { RememberVenue } from '../../components/chrome/remember-venue.tsx';
import { config } from '../../lib/config.ts';
import { schedulePaths, schedulePlan, type ScheduleKind } from '../../lib/rules/camps/schedule.ts';
import { loadSchedule, loadSchedulePage } from '../../lib/site/load-schedules.ts';
import { variantOf } from '../../lib/site/variant-of.ts';
import type { SchedulePageProps } from './schedule-params.ts';

/** The page of one camp or course; `slugName` is how the route calls the last part of its address. */
export const detailsPage = <Slug extends string>(kind: ScheduleKind, slugName: Slug) => ({
  generateMetadata: async ({ params }: SchedulePageProps<Slug>): Promise<Metadata> => {
    const slugs = await params;
    const { page } = await loadSchedulePage(kind, slugs);
    const schedule = await loadSchedule(page, slugs[slugName]);
    const path = schedulePaths(kind, page.venue.slug).details(page.category.slug, schedule.slug);
    return { title: schedule.name, alternates: { canonical: `${config().origins.bookings}${path}` } };
  },

  Page: async ({ params }: SchedulePageProps<Slug>) => {
    const [variant, slugs] = await Promise.all([variantOf(params), params]);
    const { page } = await loadSchedulePage(kind, slugs);
    const schedule = await loadSchedule(page, slugs[slugName]);
    const { venue, category } = page;
    const paths = schedulePaths(kind, venue.slug);
    return (
      <ClientText language={variant.language} rooms={['camps', 'booking', 'timetable']}>
        <Prefetched queries={[]}>
          <Page
            variant={variant}
            title={schedule.name}
            trail={[
              { label: venue.name, href: `/location/${venue.slug}` },
              { label: category.name, href: paths.list(category.slug) },
            ]}
            head={<ScheduleHead title={schedule.name} venueName={venue.name} plan={schedulePlan(kind, schedule.name)} />}
          >
            <ScheduleDetails page={page} slug={schedule.slug} />
          </Page>
        </Prefetched>
        <RememberVenue slug={venue.slug} />
      </ClientText>
    );
  },
});
