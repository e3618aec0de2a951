import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { DeferredList } from '#components/schedules/deferred-schedules.tsx';
import { ScheduleHead } from '#components/schedules/details/schedule-head.tsx';
import { hasCategoryChoice, loadSchedulePage } from '#components/schedules/load-schedules.ts';
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

/** The page of a category: choose a camp or course. */
export const listPage = (kind: ScheduleKind) => ({
  generateMetadata: async ({ params }: CategoryPageProps): Promise<Metadata> => {
    const slugs = await params;
    const { page } = await loadSchedulePage(kind, slugs);
    const canonical = `${config().origins.bookings}${schedulePaths(kind, slugs.venueSlug).list(slugs.activitySlug)}`;
    return { title: page.category.name, alternates: { canonical } };
  },

  Page: async ({ params }: CategoryPageProps) => {
    const [variant, slugs] = await Promise.all([getVariant(params), params]);
    const [{ page, venue }, hasChoice, t] = await Promise.all([
      loadSchedulePage(kind, slugs),
      hasCategoryChoice(kind, slugs.venueSlug),
      getTranslations(),
    ]);
    const read = await readForPage(schedulesQuery(publicApi, getSubject(page)));
    const { category } = page;
    const paths = schedulePaths(kind, venue.slug);
    const timetable = (
      <Link className="tap-target" href={hrefIn(variant.mode, paths.timetable(category.slug))} prefetch={false}>
        {t(`camps.${kind}.seeTimetable`)}
      </Link>
    );
    return (
      <CategoryFrame
        variant={variant}
        kind={kind}
        venueSlug={venue.slug}
        title={category.name}
        trail={[
          { label: venue.name, href: `/location/${venue.slug}` },
          ...(hasChoice ? [{ label: t(`camps.${kind}.title`), href: paths.categories }] : []),
        ]}
        head={
          <ScheduleHead
            {...{ kind, venue, t }}
            title={category.name}
            mode={variant.mode}
            plan={schedulePlan(kind, category.name)}
            link={timetable}
          />
        }
      >
        <div>
          <h2 className="sr-only">{t(`camps.${kind}.choose`)}</h2>
          <ProvisionalMark reads={[read]} />
          <DeferredList page={page} read={read} />
        </div>
      </CategoryFrame>
    );
  },
});
