'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useRef } from 'react';
import type { IllustrationName } from '#components/booking/model/illustration-for.ts';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { SessionAction } from '#components/timetable/booking/session-action.tsx';
import type { Booking } from '#components/timetable/booking/use-booking.ts';
import { WaiverStep } from '#components/timetable/booking/waiver-step.tsx';
import { ActivitySummaryCard } from '#components/timetable/day/activity-summary-card.tsx';
import { locationLabels } from '#components/timetable/day/session-labels.ts';
import { waiverToSign } from '#components/timetable/model/waiver-to-sign.ts';
import { optionalPart } from '#components/ui/optional-part.ts';
import type { OccurrenceSummary } from '#contract/occurrences.ts';
import { useSession } from '#lib/auth/session-context.tsx';

const PersonFact = optionalPart(async () => (await import('./person-fact.tsx')).PersonFact);

export type CourtPickProps = { slot: OccurrenceSummary | undefined; plan: IllustrationName; booking: Booking };

const Chosen = ({ slot, booking }: { slot: OccurrenceSummary; booking: Booking }) => {
  const t = useTranslations('timetable');
  const { session } = useSession();
  const box = useRef<HTMLInputElement>(null);
  const waiver = waiverToSign(slot);
  const isMissing = waiver !== null && !booking.isAgreed(waiver);
  return (
    <div className="grid gap-3 p-5">
      <ActivitySummaryCard
        session={slot}
        heading={
          <div>
            <h2>{locationLabels(slot)}</h2>
            <p className="text-s">{slot.templateName}</p>
          </div>
        }
        withoutPlace
        person={
          session?.loggedIn && (
            <Suspense fallback={null}>
              <PersonFact />
            </Suspense>
          )
        }
      />
      {waiver && (
        <WaiverStep
          waiver={waiver}
          inputRef={box}
          agreed={!isMissing}
          onAgree={(agreed) => booking.setAgreed(waiver, agreed)}
        />
      )}
      <SessionAction
        session={slot}
        size="large"
        block
        isBusy={booking.busyId === slot.id}
        reason={isMissing ? t('waiver.missing') : undefined}
        onRefused={() => box.current?.focus()}
        onAct={() => void booking.act(slot)}
      />
    </div>
  );
};

/** The chosen court with its price and its button. */
export const CourtPick = ({ slot, plan, booking }: CourtPickProps) => {
  const t = useTranslations('timetable');
  return (
    <section
      className="overflow-clip rounded-l border border-line bg-surface shadow"
      aria-label={t('courts.selection')}
    >
      <div className="border-b border-line bg-surface-2 p-4">
        <CourtIllustration className="h-auto w-full" kind={plan} zone={slot ? undefined : null} />
      </div>
      {slot ? (
        <Chosen slot={slot} booking={booking} />
      ) : (
        <div className="grid gap-3 p-5">
          <h2>{t('courts.choose')}</h2>
          <p className="text-s">{t('courts.chooseHelp')}</p>
        </div>
      )}
    </section>
  );
};
