'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCustomer } from '#components/booking/use-customer.ts';
import { joinWaitlist, leaveWaitlist } from '#components/booking/waitlist-actions.ts';
import type { ScheduleOccurrence } from '#contract/schedules.ts';
import { errorText } from '#lib/api/error-text.ts';
import { useText } from '#lib/messages/text-context.ts';
import { refreshAvailability } from '#lib/queries/refresh-availability.ts';
import { useToast } from '#lib/site/toast-context.ts';

export interface Waiting {
  /** The session whose waitlist is being joined or left. */
  busyId: string | null;
  /** Joins the waitlist of a session, or leaves it. */
  act: (session: ScheduleOccurrence) => Promise<void>;
}

/** Joins and leaves the waitlists of sessions. A guest logs in and then sees what is offered to them. */
export const useWaiting = (): Waiting => {
  const client = useQueryClient();
  const text = useText();
  const toast = useToast();
  const asCustomer = useCustomer();
  const [busyId, setBusyId] = useState<string | null>(null);
  const perform = async (session: ScheduleOccurrence) => {
    setBusyId(session.id);
    try {
      const isJoin = session.bookableAction?.action === 'join_waitlist';
      const done = await (isJoin ? joinWaitlist(client, session) : leaveWaitlist(client, session));
      toast({ type: 'success', message: text(`timetable.${done}`) });
    } catch (error) {
      toast({ type: 'danger', message: errorText(error, text) });
      void refreshAvailability(client);
    } finally {
      setBusyId(null);
    }
  };
  return { busyId, act: (session) => asCustomer((justLoggedIn) => void (!justLoggedIn && perform(session))) };
};
