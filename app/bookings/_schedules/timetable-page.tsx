import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { DeferredWeeks } from '#components/schedules/deferred-schedules.tsx';
import { ScheduleHead } from '#components/schedules/details/schedule-head.tsx';
import { loadSchedulePage } from '#components/schedules/load-schedules.ts';
import { schedulePaths, schedulePlan, type ScheduleKind } from '#components/schedules/model/schedule.ts';
import { getSubject, schedulesQuery } from '#components/schedules/queries.ts';
import { ProvisionalMark } from '#components/shell/provisional-mark.tsx';
import { publicApi } from '#lib/api/public-api.ts';
import { config } from '#lib/config.ts';
import { readForPage } from '#lib/query/read-for-page.ts';
import { hrefIn } from '#lib/zones/href.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';
import { CategoryFrame } from './category-frame.tsx';
import type { CategoryPageProps } from './schedule-params.ts';

/** The timetable of a category's camps or courses, by week. */
export const timetablePage = (kind: ScheduleKind) => ({
  generateMetadata: async ({ params }: CategoryPageProps): Promise<Metadata> => {
    const slugs = await params;
    const [{ page }, t] = await Promise.all([loadSchedulePage(kind, slugs), getTranslations()]);
    const canonical = `${config().origins.bookings}${schedulePaths(kind, slugs.venueSlug).timetable(slugs.activitySlug)}`;
    return { title: t('camps.timetableOf', { category: page.category.name }), alternates: { canonical } };
  },

  Page: async ({ params }: CategoryPageProps) => {
    const [variant, slugs] = await Promise.all([getVariant(params), params]);
    const [{ page, venue }, t] = await Promise.all([loadSchedulePage(kind, slugs), getTranslations()]);
    const read = await readForPage(schedulesQuery(publicApi, getSubject(page)));
    const { category } = page;
    const paths = schedulePaths(kind, venue.slug);
    const title = t('camps.timetableOf', { category: category.name });
    const list = (
      <Link className="tap-target" href={hrefIn(variant.mode, paths.list(category.slug))} prefetch={false}>
        {t(`camps.${kind}.seeList`)}
      </Link>
    );
    return (
      <CategoryFrame
        variant={variant}
        kind={kind}
        venueSlug={venue.slug}
        title={t(`camps.${kind}.timetable`)}
        trail={[
          { label: venue.name, href: `/location/${venue.slug}` },
          { label: category.name, href: paths.list(category.slug) },
        ]}
        head={
          <ScheduleHead
            {...{ kind, title, venue, t }}
            mode={variant.mode}
            plan={schedulePlan(kind, category.name)}
            link={list}
          />
        }
      >
        <ProvisionalMark reads={[read]} />
        <DeferredWeeks page={page} read={read} />
      </CategoryFrame>
    );
  },
});
