import type { Metadata } from 'next';
import Link from 'next/link';
import { BasketBar } from '../../components/basket/basket-bar.tsx';
import { SideBasket } from '../../components/basket/side-basket.tsx';
import { ScheduleHead } from '../../components/camps/schedule-head.tsx';
import { ClientText } from '../../components/chrome/client-text.tsx';
import { Page } from '../../components/chrome/page.tsx';
import { RememberVenue } from '../../components/chrome/remember-venue.tsx';
import { publicCall } from '../../lib/api/public-call.ts';
import { config } from '../../lib/config.ts';
import { getText } from '../../lib/messages/get-text.ts';
import { readAhead } from '../../lib/queries/read-ahead.ts';
import { schedulesQuery } from '../../lib/queries/schedules.ts';
import { schedulePaths, schedulePlan, type ScheduleKind } from '../../lib/rules/camps/schedule.ts';
import { loadListWakes } from '../../lib/site/load-schedule-wakes.ts';
import { loadSchedulePage } from '../../lib/site/load-schedules.ts';
import { variantOf } from '../../lib/site/variant-of.ts';
import { hrefIn } from '../../lib/zones/href.ts';
import { DormantWeeks } from './dormant-schedules.tsx';
import './part-styles.ts';
import type { CategoryPageProps } from './schedule-params.ts';

/** The timetable of a category's camps or courses, by week. */
export const timetablePage = (kind: ScheduleKind) => ({
  generateMetadata: async ({ params }: CategoryPageProps): Promise<Metadata> => {
    const [{ language }, slugs] = await Promise.all([variantOf(params), params]);
    const [{ page }, text] = await Promise.all([loadSchedulePage(kind, slugs), getText(language)]);
    const canonical = `${config().origins.bookings}${schedulePaths(kind, slugs.venueSlug).timetable(slugs.activitySlug)}`;
    return { title: text('camps.timetableOf', { category: page.category.name }), alternates: { canonical } };
  },

  Page: async ({ params }: CategoryPageProps) => {
    const [variant, slugs] = await Promise.all([variantOf(params), params]);
    const [{ page }, text] = await Promise.all([loadSchedulePage(kind, slugs), getText(variant.language)]);
    const { venue, category } = page;
    const paths = schedulePaths(kind, venue.slug);
    const [state, wakes] = await Promise.all([
      readAhead([schedulesQuery(publicCall, { kind, venue: venue.slug, category: category.slug })]),
      loadListWakes(page),
    ]);
    const title = text('camps.timetableOf', { category: category.name });
    const list = (
      <Link className="tap" href={hrefIn(variant.mode, paths.list(category.slug))} prefetch={false}>
        {text(`camps.${kind}.seeList`)}
      </Link>
    );
    return (
      <ClientText language={variant.language} rooms={['camps', 'booking', 'timetable', 'basket']}>
        <Page
          variant={variant}
          title={text(`camps.${kind}.timetable`)}
          trail={[
            { label: venue.name, href: `/location/${venue.slug}` },
            { label: category.name, href: paths.list(category.slug) },
          ]}
          head={<ScheduleHead title={title} venueName={venue.name} plan={schedulePlan(kind, category.name)} link={list} />}
        >
          <div className="container with-side">
            <DormantWeeks {...{ page, state, wakes }} />
            <aside>
              <SideBasket />
            </aside>
          </div>
          <BasketBar />
        </Page>
        <RememberVenue slug={venue.slug} />
      </ClientText>
    );
  },
});
