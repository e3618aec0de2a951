'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { peopleListId } from '#components/booking/people/people-ids.ts';
import { refreshAvailability } from '#components/booking/queries/refresh-availability.ts';
import { joinWaitlist } from '#components/booking/waitlist-actions.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { errorText } from '#lib/i18n/error-text.ts';

/** Puts people of the account on the waitlist of a class. */
export function useJoining(session: OccurrenceSummary) {
  const client = useQueryClient();
  const t = useTranslations();
  const toast = useToast();
  const [busyId, setBusyId] = useState<number | null>(null);

  const join = async (personId: number) => {
    if (busyId !== null) return;
    setBusyId(personId);
    try {
      await joinWaitlist(client, session, { userId: personId });
      // The button goes, and must not take the focus with it.
      document.getElementById(peopleListId)?.focus();
      toast({ type: 'success', message: t('timetable.joined') });
    } catch (error) {
      toast({ type: 'danger', message: errorText(error, t) });
      void refreshAvailability(client);
    } finally {
      setBusyId(null);
    }
  };

  return {
    /** For whom it is being joined. */
    busyId,
    join,
  };
}
