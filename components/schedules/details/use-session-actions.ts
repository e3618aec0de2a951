import { useLocale, useTranslations } from 'next-intl';
import { startTransition, useState } from 'react';
import { CancelDialog } from '#components/booking/cancelling/lazy-cancel-dialog.ts';
import { tagText, availabilityTag } from '#components/booking/lines/availability-tag.ts';
import { useCustomer } from '#components/booking/person/use-customer.ts';
import type { AnySchedule } from '#components/schedules/model/schedule.ts';
import { scheduleIntent } from '#components/schedules/schedule-intent.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { usePreload } from '#components/ui/overlay/use-preload.ts';
import type { ScheduleOccurrence } from '#contract/schedules/schedules.ts';
import { formatDay } from '#lib/format/format-date.ts';
import { unloadedKey } from '#lib/i18n/unloaded-key.ts';

export interface SessionActions {
  /** The session that is being taken out, or whose waitlist is being joined or left. */
  busyId: string | null;
  /** Does what can be done about a session. */
  act: (session: ScheduleOccurrence) => Promise<void>;
  /** The booked session about whose cancelling is asked. */
  cancelling: ScheduleOccurrence | null;
  closeCancelling: () => void;
}

interface Settings {
  /** Undefined until it is read. */
  schedule: AnySchedule | undefined;
  /** Refetches it for the current user. */
  reload: () => Promise<AnySchedule | undefined>;
}

/** Most visitors look at sessions without doing anything about them. */
const loadActions = () => import('./perform-action.ts');

/**
 * What can be done about one session of a camp or course: waiting, taking it out of the basket, cancelling it. A guest
 * logs in first; what was pressed is then done if it can still be done about the session as it is for them.
 */
export const useSessionActions = ({ schedule, reload }: Settings): SessionActions => {
  const t = useTranslations();
  const locale = useLocale();
  const toast = useToast();
  const asCustomer = useCustomer();
  const [busyId, setBusyId] = useState<string | null>(null);
  const [cancelling, setCancelling] = useState<ScheduleOccurrence | null>(null);
  usePreload(() => void loadActions().catch(() => undefined), 'button[type=submit]');

  const perform = async (session: ScheduleOccurrence) => {
    setBusyId(session.id);
    try {
      const { performAction, afterFailure } = await loadActions();
      try {
        toast({ type: 'success', message: t(`timetable.${await performAction(session)}`) });
      } catch (error) {
        toast({ type: 'danger', message: afterFailure(error, t) });
      }
    } catch {
      toast({ type: 'danger', message: t(unloadedKey()) });
    } finally {
      setBusyId(null);
    }
  };

  const resume = async ({ id, bookableAction }: ScheduleOccurrence) => {
    const session = (await reload())?.occurrences.find((one) => one.id === id);
    if (session?.bookableAction?.action === bookableAction?.action && session) return perform(session);
    const tag = session && availabilityTag(session, new Date());
    if (tag) toast({ type: 'info', message: tagText(tag, t) });
  };

  const getIntent = (session: ScheduleOccurrence) =>
    scheduleIntent({
      title: `${schedule?.name ?? ''}, ${formatDay(session.startsAt.local, locale)}`,
      detail: session.friendlyLocationName ?? session.locationName,
      price: (session.price?.value === 0 ? t('camps.free') : session.price?.formatted) ?? '',
    });

  const ask = async (session: ScheduleOccurrence) => {
    await CancelDialog.preload();
    startTransition(() => setCancelling(session));
  };

  return {
    busyId,
    cancelling,
    closeCancelling: () => setCancelling(null),
    act: async (session) => {
      const action = session.bookableAction?.action;
      if (action === 'cancel_booking') return ask(session);
      if (action === 'cancel_reservation') return perform(session);
      return asCustomer(
        (justLoggedIn) => (justLoggedIn ? resume(session) : perform(session)),
        async () => getIntent(session),
      );
    },
  };
};
