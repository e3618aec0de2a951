'use client';

import { useTranslations } from 'next-intl';
import { LazyIllustration } from '#components/illustrations/lazy-illustration.tsx';
import type { SchedulePage } from '#components/schedules/model/schedule-page.ts';
import { schedulePaths, schedulePlan } from '#components/schedules/model/schedule.ts';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { useHref } from '#lib/zones/site-context.tsx';

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
