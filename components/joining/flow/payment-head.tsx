'use client';

import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useTranslations } from 'next-intl';
import { joiningPaths } from '#components/joining/joining-paths.ts';
import { joiningQuery } from '#components/joining/queries.ts';
import { PageHead } from '#components/ui/layout/page-head.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { StepHead } from './step-head.tsx';
import { getPlace, getSteps } from './steps.ts';

/** The head of the payment of a joining: the last step, and the way back to the one before. */
export const PaymentHead = () => {
  const t = useTranslations('joining');
  const href = useHref();
  const { data } = useQuery({ ...joiningQuery(browserApi), throwOnError: false });
  const title = t('titles.payment');
  if (data == null) {
    return (
      <PageHead layout="stack">
        <h1>{title}</h1>
      </PageHead>
    );
  }
  const { membershipType, homeVenue } = data;
  return (
    <StepHead title={title} place={getPlace(getSteps(membershipType), 'payment')}>
      <p className="mt-2 text-s">
        <a
          className="tap-target inline-flex items-center gap-1.5"
          href={href(joiningPaths.join(homeVenue.slug, membershipType.id, { step: 'review' }))}
        >
          <ArrowLeft className="icon-s" />
          {t('steps.back')}
        </a>
      </p>
    </StepHead>
  );
};
