'use client';

import { useLocale, useTranslations } from 'next-intl';
import { startTransition, useState } from 'react';
import { CancelDialog } from '#components/booking/cancelling/lazy-cancel-dialog.ts';
import { tagText, availabilityTag } from '#components/booking/lines/availability-tag.ts';
import { useCustomer } from '#components/booking/person/use-customer.ts';
import { useGoToDay } from '#components/timetable/day/use-go-to-day.ts';
import { FamilyDialog } from '#components/timetable/family/lazy-family-dialog.ts';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { waiverToSign } from '#components/timetable/model/waiver-to-sign.ts';
import type { MembershipChoice } from '#components/timetable/pick/use-membership.ts';
import type { SelectionLine } from '#components/timetable/tickets/ticket-selection.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { usePreload } from '#components/ui/overlay/use-preload.ts';
import type { RestrictionRef } from '#contract/activities/restrictions.ts';
import { getDate } from '#contract/rules/wall-time.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { useLoginModal } from '#lib/auth/login-modal-context.tsx';
import { useSession } from '#lib/auth/session-context.tsx';
import { LazyWaiverStep } from './lazy-waiver-step.ts';
import { loadActions } from './load-actions.ts';
import { usePerform, type PerformSettings } from './use-perform.ts';
import { useShownPerson } from './use-shown-person.ts';

interface Agreements {
  isAgreed: (waiver: RestrictionRef) => boolean;
  setAgreed: (waiver: RestrictionRef, isOn: boolean) => void;
}

/** The waivers that are ticked, each by the person it is for, so that another person has to agree anew. */
function useAgreements(getPersonId: () => number | undefined): Agreements {
  const [agreements, setAgreements] = useState<readonly string[]>([]);
  const getAgreement = ({ id }: RestrictionRef) => `${getPersonId()}/${id}`;
  return {
    isAgreed: (waiver) => agreements.includes(getAgreement(waiver)),
    setAgreed: (waiver, isOn) => {
      const agreement = getAgreement(waiver);
      setAgreements((others) => [...others.filter((one) => one !== agreement), ...(isOn ? [agreement] : [])]);
    },
  };
}

type SessionId = OccurrenceSummary['id'];

export interface Booking {
  /** The session whose action is pending, from the press to its answer. */
  busyId: SessionId | null;
  /** The session whose waiver is shown because it has to be signed before booking. */
  askingId: SessionId | null;
  /** The class for which it is being chosen who is coming. */
  choosingId: SessionId | null;
  /** The booking that is about to be cancelled. */
  cancelling: OccurrenceSummary | null;
  membership: MembershipChoice;
  isAgreed: (waiver: RestrictionRef) => boolean;
  setAgreed: (waiver: RestrictionRef, agreed: boolean) => void;
  /** Performs the session's bookable action, after a log-in or a waiver where one is needed; of a booking it asks. */
  act: (session: OccurrenceSummary) => Promise<void>;
  /** Asks who is coming, after a log-in where one is needed. */
  chooseWho: (session: OccurrenceSummary) => void;
  closeChoosing: () => void;
  closeCancelling: () => void;
}

export interface BookingSettings extends PerformSettings {
  day: TimetableDay;
  /** Refetches the sessions for the current user. */
  reload: () => Promise<readonly OccurrenceSummary[]>;
  /** The chosen tickets and extras of a session. */
  getLines?: (session: OccurrenceSummary) => readonly SelectionLine[];
  /** Called when another session is taken in place of one that sold out during the log-in. */
  onInstead?: (next: OccurrenceSummary, gone: OccurrenceSummary) => void;
}

const loadIntent = () => import('./booking-intent.ts');

/** Books and cancels the sessions of a timetable. */
export const useBooking = ({ day, membership, reload, ...settings }: BookingSettings): Booking => {
  const { getLines, onInstead } = settings;
  const t = useTranslations();
  const locale = useLocale();
  const { go } = useGoToDay(day);
  const toast = useToast();
  const asCustomer = useCustomer();
  const [busyId, setBusyId] = useState<SessionId | null>(null);
  const [askingId, setAskingId] = useState<SessionId | null>(null);
  const [choosingId, setChoosingId] = useState<SessionId | null>(null);
  const [cancelling, setCancelling] = useState<OccurrenceSummary | null>(null);
  const { session: who } = useSession();
  const { getPersonId, getPersonChange } = useShownPerson();
  const { isAgreed, setAgreed } = useAgreements(getPersonId);

  const login = useLoginModal();
  usePreload(() => {
    // A guest needs the log-in first, which the code of the action would only delay.
    if (who?.loggedIn === true) void loadActions().catch(() => undefined);
    else void Promise.all([login.preload?.(), loadIntent()]).catch(() => undefined);
  }, 'form button');

  const whileBusy = async ({ id }: OccurrenceSummary, run: () => Promise<void>) => {
    setBusyId(id);
    await run().finally(() => setBusyId((busy) => (busy === id ? null : busy)));
  };

  const sessionNow = async (id: SessionId) => (await reload()).find((fresh) => fresh.id === id);

  const showWaiver = async (id: SessionId) => {
    await LazyWaiverStep.preload();
    startTransition(() => setAskingId(id));
  };

  /** The cached session may not have the waiver yet when a booking is refused for it, so it is refetched first. */
  const askForWaiver = async ({ id }: OccurrenceSummary): Promise<boolean> => {
    const session = await sessionNow(id);
    const isAsked = session !== undefined && waiverToSign(session) !== null;
    if (isAsked) await showWaiver(id);
    return isAsked;
  };

  const showFamily = async (id: SessionId) => {
    await FamilyDialog.preload();
    startTransition(() => setChoosingId(id));
  };

  const onDone = () => setAskingId(null);
  const perform = usePerform({ ...settings, membership, getPersonId, askForWaiver, sessionNow, onDone });

  const start = async (session: OccurrenceSummary) => {
    const waiver = waiverToSign(session);
    if (waiver && !isAgreed(waiver)) return showWaiver(session.id);
    if (session.bookableAction?.action !== 'cancel_booking') return perform(session);
    await CancelDialog.preload();
    startTransition(() => setCancelling(session));
  };

  /** After a log-in or a change of the person the action is looked up again, because theirs may be another one. */
  const resume = async ({ id, bookableAction }: OccurrenceSummary) => {
    const session = await sessionNow(id);
    if (session?.bookableAction?.action === bookableAction?.action && session) return start(session);
    if (session?.bookableAction?.reason === 'age' && day.kind === 'classes') return showFamily(id);
    const tag = session && availabilityTag(session, new Date());
    if (tag) toast({ type: 'info', message: tagText(tag, t) });
  };

  /** On its own day it is booked at once, unless tickets are chosen first; another day is shown. */
  const take = (next: OccurrenceSummary, gone: OccurrenceSummary) => {
    onInstead?.(next, gone);
    const date = getDate(next.startsAt.local);
    if (date !== day.date) go(date, next.id);
    else if (onInstead === undefined) void whileBusy(next, () => start(next));
  };

  const getIntent = async (session: OccurrenceSummary) =>
    (await loadIntent()).bookingIntent({
      ...{ day, session, t, locale, reload },
      lines: getLines?.(session) ?? [],
      take: (next) => take(next, session),
    });

  return {
    busyId,
    askingId,
    choosingId,
    cancelling,
    membership,
    isAgreed,
    setAgreed,
    act: (session) =>
      whileBusy(session, async () => {
        const change = await getPersonChange();
        if (change === 'failed') return;
        await asCustomer(
          (justLoggedIn) =>
            justLoggedIn || change === 'done' ? whileBusy(session, () => resume(session)) : start(session),
          () => getIntent(session),
        );
      }),
    chooseWho: (session) =>
      void asCustomer(
        () => showFamily(session.id),
        async () => ({ ...(await getIntent(session)), isAdded: false, findGone: async () => null }),
      ),
    closeChoosing: () => setChoosingId(null),
    closeCancelling: () => setCancelling(null),
  };
};
