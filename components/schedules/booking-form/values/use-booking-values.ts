'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form';
import { draftText, joinDrafts, readDraft, type DraftOwner } from '#components/schedules/model/booking-draft.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import { draftPrefix } from '#lib/browser/forget-drafts.ts';
import { keepValue, keptValue } from '#lib/browser/use-session-storage.ts';
import { useSite } from '#lib/zones/site-context.tsx';
import { emptyValues, type BookingValues } from './booking-values.ts';

export interface KeptForm {
  form: UseFormReturn<BookingValues>;
  /** Empties the form and deletes what is stored. */
  forget: () => void;
}

/**
 * A camp's or course's booking form. Its values are kept in session storage, so that logging in, registering or a
 * reload keep them; a kiosk stores nothing, and another user does not see them. They are read only after the session is
 * known. What a guest types is stored apart, so that a customer whose session has ended finds what they typed before.
 */
export function useBookingValues(scheduleId: string, resolver: Resolver<BookingValues>): KeptForm {
  const key = `${draftPrefix}${scheduleId}`;
  const guestKey = `${key}.guest`;
  const { session } = useSession();
  const isKept = useSite().mode !== 'kiosk';
  const form = useForm({ defaultValues: emptyValues, resolver, shouldFocusError: false });
  const { getValues, reset, subscribe } = form;
  const owner = useRef<DraftOwner | undefined>(undefined);
  const reader = session === null ? undefined : session.userId;

  const keep = useEffectEvent(() => {
    if (owner.current === undefined || !isKept) return;
    const { agreement: _, ...draft } = getValues();
    keepValue(owner.current === null ? guestKey : key, draftText(draft, owner.current));
  });
  const forget = () => {
    reset(emptyValues);
    keepValue(key, null);
    keepValue(guestKey, null);
  };
  const change = useEffectEvent((user: DraftOwner) => {
    const before = owner.current;
    owner.current = user;
    if (typeof before === 'number') reset(emptyValues);
    const saved = isKept && user !== null ? readDraft(keptValue(key), user) : null;
    const typed = isKept ? readDraft(keptValue(guestKey), null) : null;
    const kept = saved !== null && typed !== null ? joinDrafts(saved, typed) : (saved ?? typed);
    // What a guest has typed is on the page already.
    const isShown = before === null && saved === null;
    if (kept !== null && !isShown) reset({ ...emptyValues, ...kept }, { keepDefaultValues: true });
    if (user !== null) keepValue(guestKey, null);
    keep();
  });
  useEffect(() => subscribe({ formState: { values: true }, callback: () => keep() }), [subscribe]);
  useLayoutEffect(() => {
    if (reader !== undefined && reader !== owner.current) change(reader);
  }, [reader]);
  return { form, forget };
}
