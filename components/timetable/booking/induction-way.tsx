'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { restrictionQuery } from '#components/booking/queries/restriction.ts';
import { QueryProvider } from '#components/booking/query-provider.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import type { RestrictionRef } from '#contract/activities/restrictions.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { useHref } from '#lib/zones/site-context.tsx';

export type InductionWayProps = {
  induction: RestrictionRef;
  /** Slug. */
  venue: string;
};

const Way = ({ induction, venue }: InductionWayProps) => {
  const t = useTranslations('timetable');
  const href = useHref();
  const { data } = useQuery({ ...restrictionQuery(browserApi, induction.id), throwOnError: false });
  return (
    <Notice tone="plain">
      <b>{t('induction.first')}</b> {t('induction.sentence', { name: induction.name })}{' '}
      {data?.relatedCategory && (
        <Link className="tap-target" href={href(`/location/${venue}/${data.relatedCategory.slug}`)} prefetch={false}>
          {t('induction.times')}
        </Link>
      )}
    </Notice>
  );
};

/** That an induction comes first, with the way to its times. */
export const InductionWay = (props: InductionWayProps) => (
  <QueryProvider>
    <Way {...props} />
  </QueryProvider>
);
