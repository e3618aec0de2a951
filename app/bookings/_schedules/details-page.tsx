import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ActingFor } from '#components/booking/person/acting-for.tsx';
import { DeferredOffer, DeferredOfferBar, DeferredSessions } from '#components/schedules/deferred-schedules.tsx';
import { Description } from '#components/schedules/details/description.tsx';
import { FactBar } from '#components/schedules/details/fact-bar.tsx';
import { ScheduleHead } from '#components/schedules/details/schedule-head.tsx';
import { WithSchedule } from '#components/schedules/details/with-schedule.tsx';
import { loadSchedule, loadSchedulePage } from '#components/schedules/load-schedules.ts';
import { schedulePaths, schedulePlan, type ScheduleKind } from '#components/schedules/model/schedule.ts';
import { getSubject, scheduleQuery } from '#components/schedules/queries.ts';
import { PageMessages } from '#components/shell/page-messages.tsx';
import { Page } from '#components/shell/page.tsx';
import { ProvisionalMark } from '#components/shell/provisional-mark.tsx';
import { RememberVenue } from '#components/shell/remember-venue.tsx';
import { Columns } from '#components/ui/layout/columns.tsx';
import { publicApi } from '#lib/api/public-api.ts';
import { config } from '#lib/config.ts';
import { readForPage } from '#lib/query/read-for-page.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';
import { detailsMessages } from './schedule-messages.ts';
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
    const [{ page, venue }, t] = await Promise.all([loadSchedulePage(kind, slugs), getTranslations()]);
    const schedule = await loadSchedule(page, slugs[slugName]);
    const read = await readForPage(scheduleQuery(publicApi, getSubject(page), schedule.slug));
    const { category } = page;
    const paths = schedulePaths(kind, venue.slug);
    const input = { page, slug: schedule.slug };
    return (
      <PageMessages namespaces={detailsMessages(kind)}>
        <Page
          variant={variant}
          title={schedule.name}
          trail={[
            { label: venue.name, href: `/location/${venue.slug}` },
            { label: category.name, href: paths.list(category.slug) },
          ]}
          head={
            <ScheduleHead
              {...{ kind, venue, t }}
              title={schedule.name}
              mode={variant.mode}
              plan={schedulePlan(kind, schedule.name)}
            />
          }
        >
          <ProvisionalMark reads={[read]} />
          <WithSchedule {...input} read={read}>
            <Columns>
              <div className="grid content-start gap-6 *:min-w-0">
                <FactBar schedule={schedule} t={t} />
                <Description description={schedule.description} />
                <section className="grid content-start gap-6 *:min-w-0" aria-labelledby="sessions">
                  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
                    <h2 id="sessions">{t('camps.sessions')}</h2>
                    <ActingFor />
                  </div>
                  <DeferredSessions page={page} />
                </section>
              </div>
              <aside className="max-large:hidden" aria-label={t(`camps.${kind}.bookThis`)}>
                <DeferredOffer {...input} />
              </aside>
            </Columns>
            <DeferredOfferBar {...input} />
          </WithSchedule>
        </Page>
        <RememberVenue slug={venue.slug} />
      </PageMessages>
    );
  },
});
