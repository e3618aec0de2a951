'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { sessionFragment } from '#components/booking/model/session-fragment.ts';
import { restrictionQuery } from '#components/booking/queries/restriction.ts';
import { QueryProvider } from '#components/booking/query-provider.tsx';
import { useInductionReturn } from '#components/booking/use-induction-return.ts';
import { Notice } from '#components/ui/feedback/notice.tsx';
import type { RestrictionRef } from '#contract/activities/restrictions.ts';
import { getDate } from '#contract/rules/wall-time.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { useHref } from '#lib/zones/site-context.tsx';

export type InductionWayProps = {
  induction: RestrictionRef;
  session: Pick<OccurrenceSummary, 'id' | 'templateName' | 'venue' | 'activity' | 'startsAt'>;
};

const Way = ({ induction, session }: InductionWayProps) => {
  const t = useTranslations('timetable');
  const href = useHref();
  const [, keepReturn] = useInductionReturn();
  const { id, templateName: name, venue, activity, startsAt } = session;
  const path = `/location/${venue.slug}/${activity.slug}/${getDate(startsAt.local)}${sessionFragment(id)}`;
  const { data } = useQuery({ ...restrictionQuery(browserApi, induction.id), throwOnError: false });
  return (
    <Notice tone="plain">
      <b>{t('induction.first')}</b> {t('induction.sentence', { name: induction.name })}{' '}
      {data?.relatedCategory && (
        <Link
          className="tap-target"
          href={href(`/location/${venue.slug}/${data.relatedCategory.slug}`)}
          prefetch={false}
          onClick={() => keepReturn({ name, path })}
        >
          {t('induction.times')}
        </Link>
      )}
    </Notice>
  );
};

/** That an induction comes first, with the way to its times; the confirmation leads back (docs/product.md#waivers). */
export const InductionWay = (props: InductionWayProps) => (
  <QueryProvider>
    <Way {...props} />
  </QueryProvider>
);
