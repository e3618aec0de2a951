'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Suspense, type ReactNode } from 'react';
import { SessionRule } from '#components/booking/cancellation/session-rule.tsx';
import { ChangingNote } from '#components/booking/changing-note.tsx';
import { availabilityTag } from '#components/booking/lines/availability-tag.ts';
import { SessionTag } from '#components/booking/lines/session-tag.tsx';
import type { IllustrationName } from '#components/booking/model/illustration-for.ts';
import { OwnAmount } from '#components/booking/own-price/own-amount.tsx';
import { QueryProvider } from '#components/booking/query-provider.tsx';
import { WaiverStep } from '#components/booking/waiver/waiver-step.tsx';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { InductionWay } from '#components/timetable/booking/lazy-induction-way.ts';
import { ActivitySummaryCard } from '#components/timetable/day/details/activity-summary-card.tsx';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { waiverToSign, inductionMissing } from '#components/timetable/model/waiver-to-sign.ts';
import { MembershipField } from '#components/timetable/pick/membership-field.tsx';
import { savingReason } from '#components/timetable/pick/saving-reason.ts';
import { sessionQuery } from '#components/timetable/queries.ts';
import { Button } from '#components/ui/button/button.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { SlideOver } from '#components/ui/overlay/slide-over.tsx';
import type { MembershipPrice, OwnPrice } from '#contract/cart/prices.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { SessionAction } from './session-action.tsx';
import type { Booking } from './use-booking.ts';

type SessionDetailsProps = {
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
const SessionDetails = ({ session, plan, now, ownPrice, onClose, children, action }: SessionDetailsProps) => {
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

export type SessionOverlayProps = {
  day: TimetableDay;
  session: OccurrenceSummary;
  now: Date;
  booking: Booking;
  /** What it costs the person acted for; undefined where only the listed price is known. */
  ownPrice: OwnPrice | undefined;
  /** What it costs by each of several memberships. */
  memberships: readonly MembershipPrice[];
  onClose: () => void;
};

/** Whether somebody else of the account may come, whatever becomes of the person acted for. */
const isForFamily = ({ bookableAction }: OccurrenceSummary): boolean =>
  bookableAction?.action != null ||
  bookableAction?.reason === 'age' ||
  bookableAction?.reason === 'busy' ||
  bookableAction?.reason === 'already_booked';

/** A session's details with its rules, its waiver and its button. */
export const SessionOverlay = (props: SessionOverlayProps) => {
  const { day, session, now, booking, ownPrice, memberships, onClose } = props;
  const t = useTranslations('timetable');
  const waiver = waiverToSign(session);
  const isMissing = waiver !== null && !booking.isAgreed(waiver);
  const isPast = availabilityTag(session, now)?.kind === 'past';
  return (
    <SessionDetails
      session={session}
      plan={day.activity.plan}
      now={now}
      ownPrice={ownPrice}
      onClose={onClose}
      action={
        !isPast && (
          <SessionAction
            session={session}
            ownPrice={ownPrice}
            size="large"
            isBusy={booking.busyId === session.id}
            reason={isMissing ? t('waiver.missing') : undefined}
            onAct={() => void booking.act(session)}
          />
        )
      }
    >
      {!isPast && <ChangingNote venueSlug={day.venue.slug} />}
      {!isPast && day.kind === 'classes' && isForFamily(session) && (
        <Button type="button" variant="secondary" onClick={() => booking.chooseWho(session)}>
          {t('who')}
        </Button>
      )}
      {session.bookableAction?.action === 'book' && (
        <MembershipField {...{ memberships }} membership={booking.membership} />
      )}
      {!isPast && <SessionRule session={session} now={now} />}
      {waiver && (
        <WaiverStep waiver={waiver} agreed={!isMissing} onAgree={(agreed) => booking.setAgreed(waiver, agreed)} />
      )}
    </SessionDetails>
  );
};
