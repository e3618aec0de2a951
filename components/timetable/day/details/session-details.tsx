'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { availabilityTag } from '#components/booking/lines/availability-tag.ts';
import { sessionPrice } from '#components/booking/lines/session-price.ts';
import { SessionTag } from '#components/booking/lines/session-tag.tsx';
import type { IllustrationName } from '#components/booking/model/illustration-for.ts';
import { QueryProvider } from '#components/booking/query-provider.tsx';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { inductionMissing } from '#components/timetable/model/waiver-to-sign.ts';
import { sessionQuery } from '#components/timetable/queries.ts';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { SlideOver } from '#components/ui/overlay/slide-over.tsx';
import type { OccurrenceSummary } from '#contract/occurrences.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { ActivitySummaryCard } from './activity-summary-card.tsx';

export type SessionDetailsProps = {
  session: OccurrenceSummary;
  plan: IllustrationName;
  now: Date;
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
export const SessionDetails = ({ session, plan, now, onClose, children, action }: SessionDetailsProps) => {
  const t = useTranslations();
  const tag = availabilityTag(session, now);
  const induction = inductionMissing(session);
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
          <span className="heading-2 font-figures tabular-nums">{sessionPrice(session, t)}</span>
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
          <Notice tone="plain">
            <b>{t('timetable.induction.first')}</b> {t('timetable.induction.sentence', { name: induction.name })}
          </Notice>
        )}
        {children}
      </div>
    </SlideOver>
  );
};
