import type { Metadata } from 'next';
import Link from 'next/link';
import { ScheduleHead } from '#components/schedules/details/schedule-head.tsx';
import { loadSchedulePage } from '#components/schedules/load-schedules.ts';
import { schedulePaths, schedulePlan, type ScheduleKind } from '#components/schedules/model/schedule.ts';
import { config } from '#lib/config.ts';
import { getText } from '#lib/i18n/get-text.ts';
import { hrefIn } from '#lib/zones/href.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';
import { CategoryFrame } from './category-frame.tsx';
import { DormantWeeks } from './dormant-schedules.tsx';
import { loadList } from './load-list.ts';
import type { CategoryPageProps } from './schedule-params.ts';

/** The timetable of a category's camps or courses, by week. */
export const timetablePage = (kind: ScheduleKind) => ({
  generateMetadata: async ({ params }: CategoryPageProps): Promise<Metadata> => {
    const [{ language }, slugs] = await Promise.all([getVariant(params), params]);
    const [{ page }, text] = await Promise.all([loadSchedulePage(kind, slugs), getText(language)]);
    const canonical = `${config().origins.bookings}${schedulePaths(kind, slugs.venueSlug).timetable(slugs.activitySlug)}`;
    return { title: text('camps.timetableOf', { category: page.category.name }), alternates: { canonical } };
  },

  Page: async ({ params }: CategoryPageProps) => {
    const [variant, slugs] = await Promise.all([getVariant(params), params]);
    const [{ page }, text] = await Promise.all([loadSchedulePage(kind, slugs), getText(variant.language)]);
    const { venue, category } = page;
    const paths = schedulePaths(kind, venue.slug);
    const weeks = await loadList(page);
    const title = text('camps.timetableOf', { category: category.name });
    const list = (
      <Link className="tap" href={hrefIn(variant.mode, paths.list(category.slug))} prefetch={false}>
        {text(`camps.${kind}.seeList`)}
      </Link>
    );
    return (
      <CategoryFrame
        variant={variant}
        venueSlug={venue.slug}
        title={text(`camps.${kind}.timetable`)}
        trail={[
          { label: venue.name, href: `/location/${venue.slug}` },
          { label: category.name, href: paths.list(category.slug) },
        ]}
        head={
          <ScheduleHead title={title} venueName={venue.name} plan={schedulePlan(kind, category.name)} link={list} />
        }
      >
        <DormantWeeks {...weeks} />
      </CategoryFrame>
    );
  },
});
