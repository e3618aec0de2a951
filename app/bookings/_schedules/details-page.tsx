import type { Metadata } from 'next';
import { ActingFor } from '#components/booking/person/acting-for.tsx';
import { Description } from '#components/schedules/details/description.tsx';
import { FactBar } from '#components/schedules/details/fact-bar.tsx';
import { ScheduleHead } from '#components/schedules/details/schedule-head.tsx';
import { loadDetailsWakes } from '#components/schedules/load-schedule-wakes.ts';
import { loadSchedule, loadSchedulePage } from '#components/schedules/load-schedules.ts';
import { schedulePaths, schedulePlan, type ScheduleKind } from '#components/schedules/model/schedule.ts';
import { ClientText } from '#components/shell/client-text.tsx';
import { Page } from '#components/shell/page.tsx';
import { RememberVenue } from '#components/shell/remember-venue.tsx';
import { config } from '#lib/config.ts';
import { getText } from '#lib/i18n/get-text.ts';
import { stateForAll } from '#lib/query/prefetch-queries.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';
import { DormantOffer, DormantOfferBar, DormantSessions } from './dormant-schedules.tsx';
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
    const [variant, slugs] = await Promise.all([getVariant(params), params]);
    const [{ page }, text] = await Promise.all([loadSchedulePage(kind, slugs), getText(variant.language)]);
    const schedule = await loadSchedule(page, slugs[slugName]);
    const wakes = await loadDetailsWakes(page, schedule);
    const { venue, category } = page;
    const paths = schedulePaths(kind, venue.slug);
    const input = { page, slug: schedule.slug, state: stateForAll(), wakes };
    return (
      <ClientText language={variant.language} rooms={['camps', 'booking', 'timetable']}>
        <Page
          variant={variant}
          title={schedule.name}
          trail={[
            { label: venue.name, href: `/location/${venue.slug}` },
            { label: category.name, href: paths.list(category.slug) },
          ]}
          head={<ScheduleHead title={schedule.name} venueName={venue.name} plan={schedulePlan(kind, schedule.name)} />}
        >
          <div className="container cols">
            <div className="stack">
              <FactBar schedule={schedule} text={text} />
              <Description description={schedule.description} />
              <section className="stack" aria-labelledby="sessions">
                <div className="panel__head sessions-head">
                  <h2 id="sessions">{text('camps.sessions')}</h2>
                  <ActingFor />
                </div>
                <DormantSessions {...input} />
              </section>
            </div>
            <aside className="only-wide" aria-label={text(`camps.${kind}.bookThis`)}>
              <DormantOffer {...input} />
            </aside>
          </div>
          <DormantOfferBar {...input} />
        </Page>
        <RememberVenue slug={venue.slug} />
      </ClientText>
    );
  },
});
