'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { addOrChange } from '#components/booking/add-or-change.ts';
import { addedToast } from '#components/booking/added-toast.ts';
import { refreshAvailability } from '#components/booking/queries/refresh-availability.ts';
import { sessionItem } from '#components/timetable/model/add-item.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { RestrictionRef } from '#contract/activities/restrictions.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { useHref } from '#lib/zones/site-context.tsx';

/** Somebody to book for, with the waiver they agree to. */
export interface Comer {
  id: number;
  name: string;
  waiver: RestrictionRef | null;
}

/** What the server says, with the name of whom it refused: nobody has been added. */
function whoFailed(error: unknown, comers: readonly Comer[], t: Translate): string {
  const message = errorText(error, t);
  const index = error instanceof ApiError ? error.details.itemIndex : undefined;
  const name = typeof index === 'number' && comers.length > 1 ? comers[index]?.name : undefined;
  return name === undefined ? message : t('people.failed', { name, message });
}

/** Puts a class into the basket for several people: one line each, all or none (docs/product.md#several-people). */
export function useFamilyBooking(session: OccurrenceSummary, onAdded: () => void) {
  const client = useQueryClient();
  const t = useTranslations();
  const href = useHref();
  const toast = useToast();
  const [isAdding, setAdding] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const add = async (comers: readonly Comer[]) => {
    setAdding(true);
    setFailure(null);
    const items = comers.map(({ id, waiver }) =>
      sessionItem(session.id, {
        purchasedForUserId: id,
        activityRestrictionIds: waiver === null ? [] : [waiver.id],
      }),
    );
    try {
      toast(addedToast(await addOrChange(client, items, session.venue.slug), t, href));
      onAdded();
    } catch (error) {
      setFailure(whoFailed(error, comers, t));
      void refreshAvailability(client);
    } finally {
      setAdding(false);
    }
  };

  return { add, isAdding, failure };
}
