'use client';

import { Marking } from '#components/markings/marking.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { LinkButton } from '#components/ui/link-button.tsx';
import { useText } from '#lib/messages/text-context.ts';
import type { SchedulePage } from '#lib/rules/camps/schedule-page.ts';
import { schedulePaths, schedulePlan } from '#lib/rules/camps/schedule.ts';
import { useHref } from '#lib/site/site-context.ts';

/** A category without a camp or course to come. */
export const SchedulesEmpty = ({ page: { kind, venue, category } }: { page: SchedulePage }) => {
  const text = useText();
  const href = useHref();
  return (
    <EmptyState
      title={text(`camps.${kind}.none`)}
      art={<Marking kind={schedulePlan(kind, category.name)} zone={null} />}
      action={
        <LinkButton href={href(schedulePaths(kind, venue.slug).categories)}>{text(`camps.${kind}.all`)}</LinkButton>
      }
    >
      {text(`camps.${kind}.noneHelp`, { category: category.name, venue: venue.name })}
    </EmptyState>
  );
};
