import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { startTransition, useState } from 'react';
import { CancelDialog } from '#components/booking/cancelling/lazy-cancel-dialog.ts';
import { refreshAvailability } from '#components/booking/queries/refresh-availability.ts';
import { useWaiting, type Waiting } from '#components/schedules/booking-form/use-waiting.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { ScheduleOccurrence } from '#contract/schedules.ts';
import { errorText } from '#lib/i18n/error-text.ts';

export interface SessionActions extends Waiting {
  /** The booked session about whose cancelling is asked. */
  cancelling: ScheduleOccurrence | null;
  closeCancelling: () => void;
}

/** What can be done about one session of a camp or course: waiting, taking it out of the basket, cancelling it. */
export const useSessionActions = (): SessionActions => {
  const client = useQueryClient();
  const t = useTranslations();
  const toast = useToast();
  const waiting = useWaiting();
  const [removingId, setRemovingId] = useState<string | null>(null);
  const [cancelling, setCancelling] = useState<ScheduleOccurrence | null>(null);

  const remove = async (session: ScheduleOccurrence) => {
    setRemovingId(session.id);
    try {
      const { takeOut } = await import('./take-out.ts');
      await takeOut(client, session);
      toast({ type: 'success', message: t('timetable.removed') });
    } catch (error) {
      toast({ type: 'danger', message: errorText(error, t) });
      void refreshAvailability(client);
    } finally {
      setRemovingId(null);
    }
  };

  const ask = async (session: ScheduleOccurrence) => {
    await CancelDialog.preload();
    startTransition(() => setCancelling(session));
  };

  return {
    busyId: removingId ?? waiting.busyId,
    cancelling,
    closeCancelling: () => setCancelling(null),
    act: async (session) => {
      const action = session.bookableAction?.action;
      if (action === 'cancel_reservation') return remove(session);
      return action === 'cancel_booking' ? ask(session) : waiting.act(session);
    },
  };
};
