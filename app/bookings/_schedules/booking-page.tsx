import type { Metadata } from 'next';
import { BookingView } from '#components/schedules/booking-form/booking-view.tsx';
import { loadSchedule, loadSchedulePage } from '#components/schedules/load-schedules.ts';
import { schedulePaths, type ScheduleKind } from '#components/schedules/model/schedule.ts';
import { ClientText } from '#components/shell/client-text.tsx';
import { Page } from '#components/shell/page.tsx';
import { Prefetched } from '#components/shell/prefetched.tsx';
import { RememberVenue } from '#components/shell/remember-venue.tsx';
import { getText } from '#lib/i18n/get-text.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';
import type { SchedulePageProps } from './schedule-params.ts';

/** The booking page of one camp or course; `slugName` is how the route calls its slug. Search engines are sent to its details. */
export const bookingPage = <Slug extends string>(kind: ScheduleKind, slugName: Slug) => ({
  generateMetadata: async ({ params }: SchedulePageProps<Slug>): Promise<Metadata> => {
    const [{ language }, slugs] = await Promise.all([getVariant(params), params]);
    const [{ page }, text] = await Promise.all([loadSchedulePage(kind, slugs), getText(language)]);
    const schedule = await loadSchedule(page, slugs[slugName]);
    return { title: text(`camps.${kind}.bookTitle`, { name: schedule.name }), robots: { index: false } };
  },

  Page: async ({ params }: SchedulePageProps<Slug>) => {
    const [variant, slugs] = await Promise.all([getVariant(params), params]);
    const [{ page }, text] = await Promise.all([loadSchedulePage(kind, slugs), getText(variant.language)]);
    const schedule = await loadSchedule(page, slugs[slugName]);
    const { venue, category } = page;
    const paths = schedulePaths(kind, venue.slug);
    const isEmbedded = variant.mode === 'embedded';
    return (
      <ClientText
        language={variant.language}
        rooms={['camps', 'campDetail', 'courseBooking', 'booking', 'timetable', 'basket']}
      >
        <Prefetched queries={[]}>
          <Page
            variant={variant}
            title={isEmbedded ? schedule.name : text(`camps.${kind}.book`)}
            trail={[
              { label: venue.name, href: `/location/${venue.slug}` },
              { label: category.name, href: paths.list(category.slug) },
              { label: schedule.name, href: paths.details(category.slug, schedule.slug) },
            ]}
          >
            <BookingView page={page} slug={schedule.slug} />
          </Page>
        </Prefetched>
        <RememberVenue slug={venue.slug} />
      </ClientText>
    );
  },
});
