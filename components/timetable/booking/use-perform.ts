'use client';

import { useTranslations } from 'next-intl';
import { waiverToSign } from '#components/timetable/model/waiver-to-sign.ts';
import type { MembershipChoice } from '#components/timetable/pick/use-membership.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { unloadedKey } from '#lib/i18n/unloaded-key.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { loadActions } from './load-actions.ts';
import type { ActionSettings } from './perform-action.ts';

export interface PerformSettings extends ActionSettings {
  membership: MembershipChoice;
  /**
   * Called with the refused session as it was read again. True when the page has chosen another session in its place:
   * the refusal is then not shown.
   */
  isReplaced?: (session: OccurrenceSummary) => boolean;
  /** Called when the session has been added to the basket. */
  onAdded?: (session: OccurrenceSummary) => void;
}

interface Performing extends PerformSettings {
  /** Whom it is for; undefined for the customer. */
  getPersonId: () => number | undefined;
  /** Shows the waiver of a session that was refused for it; false where it has none. */
  askForWaiver: (session: OccurrenceSummary) => Promise<boolean>;
  /** Reads the session again. */
  sessionNow: (id: OccurrenceSummary['id']) => Promise<OccurrenceSummary | undefined>;
  /** Called when it is done. */
  onDone: () => void;
}

/** Performs the bookable action of a session, and says what came of it. */
export const usePerform = (settings: Performing) => {
  const { membership, toItems, getAwaitedPlaces, isReplaced, onAdded, getPersonId, ...page } = settings;
  const t = useTranslations();
  const href = useHref();
  const toast = useToast();

  return async (session: OccurrenceSummary): Promise<void> => {
    const waiver = waiverToSign(session);
    const actions = await loadActions().catch(() => null);
    if (actions === null) return toast({ type: 'danger', message: t(unloadedKey()) });
    const purchasedForUserId = getPersonId();
    const choice = {
      purchasedForUserId,
      activityRestrictionIds: waiver ? [waiver.id] : [],
      membershipUserId: membership.of(purchasedForUserId),
    };
    const finish = (outcome: Awaited<ReturnType<typeof actions.performAction>>) => {
      page.onDone();
      if (outcome === null) return;
      toast(actions.doneToast(outcome, t, href));
      if (outcome.done === 'added') onAdded?.(session);
    };
    try {
      finish(await actions.performAction(session, choice, { toItems, getAwaitedPlaces }));
    } catch (error) {
      if (actions.isUnsigned(error) && (await page.askForWaiver(session))) return;
      if (isReplaced && actions.isRefused(error)) {
        const fresh = await page.sessionNow(session.id).catch(() => undefined);
        if (fresh && isReplaced(fresh)) return;
      }
      toast({ type: 'danger', message: actions.afterFailure(error, t) });
      void actions.findLostOutcome(session, choice, { toItems, getAwaitedPlaces }).then(
        (lost) => lost && finish(lost),
        () => undefined,
      );
    }
  };
};
