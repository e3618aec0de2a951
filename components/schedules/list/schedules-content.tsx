'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LoadFailed } from '#components/booking/load-failed.tsx';
import { LazyIllustration } from '#components/illustrations/lazy-illustration.tsx';
import type { SchedulePage } from '#components/schedules/model/schedule-page.ts';
import {
  type AnySchedule,
  type ScheduleKind,
  schedulePaths,
  schedulePlan,
} from '#components/schedules/model/schedule.ts';
import { LinkButton } from '#components/ui/button/button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import type { PageQuery } from '#lib/query/use-page-query.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { SchedulesSkeleton } from './schedules-skeleton.tsx';

/** The empty state of a category without upcoming camps or courses. */
export const SchedulesEmpty = ({ page: { kind, venue, category } }: { page: SchedulePage }) => {
  const t = useTranslations('camps');
  const href = useHref();
  return (
    <EmptyState
      title={t(`${kind}.none`)}
      art={<LazyIllustration kind={schedulePlan(kind, category.name)} zone={null} />}
      action={<LinkButton href={href(schedulePaths(kind, venue.slug).categories)}>{t(`${kind}.all`)}</LinkButton>}
    >
      {t(`${kind}.noneHelp`, { category: category.name, venue: venue.name })}
    </EmptyState>
  );
};

/** The error state of a list of camps or courses. */
export const SchedulesFailed = ({ kind, onRetry }: { kind: ScheduleKind; onRetry: () => void }) => {
  const t = useTranslations('camps');
  return (
    <LoadFailed title={t(`${kind}.failed`)} onRetry={onRetry}>
      {t('failedHelp')}
    </LoadFailed>
  );
};

export type SchedulesContentProps = {
  page: SchedulePage;
  query: PageQuery<AnySchedule[]>;
  /** Renders the list when it is loaded and not empty. */
  children: (schedules: AnySchedule[]) => ReactNode;
};

/** Renders a list's loading, error, empty or loaded state. */
export const SchedulesContent = ({ page, query: { data, isError, refetch }, children }: SchedulesContentProps) => {
  if (!data)
    return isError ? <SchedulesFailed kind={page.kind} onRetry={() => void refetch()} /> : <SchedulesSkeleton />;
  return data.length === 0 ? <SchedulesEmpty page={page} /> : children(data);
};
