'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { availabilityTag } from '#components/booking/lines/availability-tag.ts';
import { tagText } from '#components/booking/lines/tag-text.ts';
import { useCustomer } from '#components/booking/person/use-customer.ts';
import { refreshAvailability } from '#components/booking/queries/refresh-availability.ts';
import { waiverToSign } from '#components/timetable/model/waiver-to-sign.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { OccurrenceSummary } from '#contract/occurrences.ts';
import type { RestrictionRef } from '#contract/restrictions.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import { errorText } from '#lib/i18n/error-text.ts';
import type { ItemsOf } from './perform-action.ts';

type SessionId = OccurrenceSummary['id'];

export interface Booking {
  /** The session something is being done to. */
  busyId: SessionId | null;
  /** The session whose waiver is in view because somebody wanted to book it. */
  askingId: SessionId | null;
  /** The booking that is about to be cancelled. */
  cancelling: OccurrenceSummary | null;
  isAgreed: (waiver: RestrictionRef) => boolean;
  setAgreed: (waiver: RestrictionRef, agreed: boolean) => void;
  /** Does what the session offers; asks first for a log-in, a waiver or a confirmation. */
  act: (session: OccurrenceSummary) => Promise<void>;
  confirmCancel: () => Promise<void>;
  keepBooking: () => void;
}

export interface BookingSettings {
  /** Brings the sessions as they are for the person now. */
  reload: () => Promise<readonly OccurrenceSummary[]>;
  /** What a booking puts into the basket; one place unless said otherwise. */
  itemsOf?: ItemsOf;
  /** It is in the basket. */
  onAdded?: (session: OccurrenceSummary) => void;
}

const isUnsigned = (error: unknown): boolean =>
  error instanceof ApiError && Object.keys(error.errors).some((path) => path.endsWith('activity_restriction_ids'));

/** Books and un-books sessions of a timetable. */
export const useBooking = ({ reload, itemsOf, onAdded }: BookingSettings): Booking => {
  const client = useQueryClient();
  const t = useTranslations();
  const toast = useToast();
  const asCustomer = useCustomer();
  const [busyId, setBusyId] = useState<SessionId | null>(null);
  const [askingId, setAskingId] = useState<SessionId | null>(null);
  const [cancelling, setCancelling] = useState<OccurrenceSummary | null>(null);
  const { session: who } = useSession();
  const personId = who?.selectedUserId ?? who?.userId ?? undefined;
  const [agreements, setAgreements] = useState<readonly string[]>([]);

  // Nobody agrees for somebody else: whoever is booked for next has an agreement of their own.
  const getAgreement = ({ id }: RestrictionRef) => `${personId}/${id}`;
  const isAgreed = (waiver: RestrictionRef) => agreements.includes(getAgreement(waiver));

  const sessionNow = async (id: SessionId) => (await reload()).find((fresh) => fresh.id === id);

  /** Somebody may be quicker than their own timetable, which is the first to know of the waiver. */
  const askForWaiver = async ({ id }: OccurrenceSummary): Promise<boolean> => {
    const session = await sessionNow(id);
    const isAsked = session !== undefined && waiverToSign(session) !== null;
    if (isAsked) setAskingId(id);
    return isAsked;
  };

  const perform = async (session: OccurrenceSummary) => {
    const waiver = waiverToSign(session);
    setBusyId(session.id);
    try {
      const { performAction } = await import('./perform-action.ts');
      const signed = waiver ? { purchasedForUserId: personId, activityRestrictionIds: [waiver.id] } : {};
      const done = await performAction(client, session, signed, itemsOf);
      if (done) toast({ type: 'success', message: t(`timetable.${done}`) });
      if (done === 'added') onAdded?.(session);
      setAskingId(null);
    } catch (error) {
      if (isUnsigned(error) && (await askForWaiver(session))) return;
      toast({ type: 'danger', message: errorText(error, t) });
      void refreshAvailability(client);
    } finally {
      setBusyId(null);
    }
  };

  const start = async (session: OccurrenceSummary) => {
    const waiver = waiverToSign(session);
    if (waiver && !isAgreed(waiver)) setAskingId(session.id);
    else if (session.bookableAction?.action === 'cancel_booking') setCancelling(session);
    else await perform(session);
  };

  /** What a guest wanted may no longer be on offer once it is known who they are. */
  const resume = async ({ id, bookableAction }: OccurrenceSummary) => {
    const session = await sessionNow(id);
    if (session?.bookableAction?.action === bookableAction?.action && session) return start(session);
    const tag = session && availabilityTag(session, new Date());
    if (tag) toast({ type: 'info', message: tagText(tag, t) });
  };

  return {
    busyId,
    askingId,
    cancelling,
    isAgreed,
    setAgreed: (waiver, isOn) => {
      const agreement = getAgreement(waiver);
      setAgreements((others) => [...others.filter((one) => one !== agreement), ...(isOn ? [agreement] : [])]);
    },
    act: (session) => asCustomer((justLoggedIn) => void (justLoggedIn ? resume(session) : start(session))),
    confirmCancel: async () => {
      setCancelling(null);
      if (cancelling) await perform(cancelling);
    },
    keepBooking: () => setCancelling(null),
  };
};
