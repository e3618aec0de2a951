'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCustomer } from '#components/booking/person/use-customer.ts';
import { refreshAvailability } from '#components/booking/queries/refresh-availability.ts';
import { joinWaitlist, leaveWaitlist } from '#components/booking/waitlist-actions.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { ScheduleOccurrence } from '#contract/schedules.ts';
import { errorText } from '#lib/i18n/error-text.ts';

export interface Waiting {
  /** The session whose waitlist is being joined or left. */
  busyId: string | null;
  /** Joins the waitlist of a session, or leaves it. */
  act: (session: ScheduleOccurrence) => Promise<void>;
}

/** Joins and leaves waitlists. A guest logs in first and then sees the sessions as they are for them. */
export const useWaiting = (): Waiting => {
  const client = useQueryClient();
  const t = useTranslations();
  const toast = useToast();
  const asCustomer = useCustomer();
  const [busyId, setBusyId] = useState<string | null>(null);
  const perform = async (session: ScheduleOccurrence) => {
    setBusyId(session.id);
    try {
      const isJoin = session.bookableAction?.action === 'join_waitlist';
      const done = await (isJoin ? joinWaitlist(client, session) : leaveWaitlist(client, session));
      toast({ type: 'success', message: t(`timetable.${done}`) });
    } catch (error) {
      toast({ type: 'danger', message: errorText(error, t) });
      void refreshAvailability(client);
    } finally {
      setBusyId(null);
    }
  };
  return { busyId, act: (session) => asCustomer((justLoggedIn) => void (!justLoggedIn && perform(session))) };
};
