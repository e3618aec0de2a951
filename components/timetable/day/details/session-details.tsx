'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Suspense, type ReactNode } from 'react';
import { availabilityTag } from '#components/booking/lines/availability-tag.ts';
import { SessionTag } from '#components/booking/lines/session-tag.tsx';
import type { IllustrationName } from '#components/booking/model/illustration-for.ts';
import { QueryProvider } from '#components/booking/query-provider.tsx';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { InductionWay } from '#components/timetable/booking/lazy-induction-way.ts';
import { inductionMissing } from '#components/timetable/model/waiver-to-sign.ts';
import { OwnAmount } from '#components/timetable/pick/own-amount.tsx';
import { savingReason } from '#components/timetable/pick/saving-reason.ts';
import { sessionQuery } from '#components/timetable/queries.ts';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { SlideOver } from '#components/ui/overlay/slide-over.tsx';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import type { OwnPrice } from '#contract/timetable/prices.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { ActivitySummaryCard } from './activity-summary-card.tsx';

export type SessionDetailsProps = {
  session: OccurrenceSummary;
  plan: IllustrationName;
  now: Date;
  /** What it costs the person acted for; undefined where only the listed price is known. */
  ownPrice: OwnPrice | undefined;
  onClose: () => void;
  /** The waiver, where one is to be signed. */
  children?: ReactNode;
  action: ReactNode;
};

const Description = ({ id }: { id: OccurrenceSummary['id'] }) => {
  const t = useTranslations('timetable');
  const { data, isError } = useQuery({ ...sessionQuery(browserApi, id), throwOnError: false });
  if (isError) return <p>{t('details.failed')}</p>;
  if (!data) return <Skeleton height={72} />;
  return data.templateDescription ? <p>{data.templateDescription}</p> : null;
};

/** The details of a session in an overlay on the timetable. */
export const SessionDetails = ({ session, plan, now, ownPrice, onClose, children, action }: SessionDetailsProps) => {
  const t = useTranslations();
  const tag = availabilityTag(session, now);
  const induction = inductionMissing(session);
  const reason = ownPrice && savingReason(ownPrice, t);
  return (
    <SlideOver
      open
      onClose={onClose}
      title={session.templateName}
      titleEnd={tag && <SessionTag tag={tag} />}
      closeLabel={t('common.close')}
      art={<CourtIllustration kind={plan} view="crop" cover className="size-full" />}
      footer={
        <>
          <p>
            <span className="heading-2 font-figures tabular-nums [&_s]:mr-1.5 [&_s]:inline">
              <OwnAmount {...{ session, ownPrice }} figure />
            </span>
            {reason && <small className="block text-s text-pretty text-ink-2">{reason}</small>}
          </p>
          {action}
        </>
      }
    >
      <div className="grid content-start gap-4 *:min-w-0">
        <ActivitySummaryCard session={session} withoutPrice />
        <QueryProvider>
          <Description id={session.id} />
        </QueryProvider>
        {induction && (
          <Suspense fallback={null}>
            <InductionWay induction={induction} session={session} />
          </Suspense>
        )}
        {children}
      </div>
    </SlideOver>
  );
};
