'use client';

import { useEffect, useState } from 'react';
import {
  draftText,
  emptyDraft,
  readDraft,
  type BookingDraft,
  type DraftOwner,
} from '#components/schedules/model/booking-draft.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import { draftPrefix } from '#lib/browser/forget-drafts.ts';
import { keepValue, keptValue } from '#lib/browser/use-session-storage.ts';
import { useSite } from '#lib/zones/site-context.tsx';

export interface Draft {
  draft: BookingDraft;
  change: (part: Partial<BookingDraft>) => void;
  /** It is in the basket: nothing is kept, even if the form goes away before it is drawn again. */
  forget: () => void;
}

/**
 * What somebody puts into the form of a camp or course. It is kept for this tab, so that logging in, creating an account
 * or a reload lose nothing; but not in a kiosk, and not for the next person. Nothing is read before it is known who reads.
 */
export const useDraft = (scheduleId: string): Draft => {
  const key = `${draftPrefix}${scheduleId}`;
  const { session } = useSession();
  const isKept = useSite().mode !== 'kiosk';
  const [draft, setDraft] = useState(emptyDraft);
  const [owner, setOwner] = useState<DraftOwner | undefined>(undefined);
  const reader = session === null ? undefined : session.userId;
  if (reader !== undefined && reader !== owner) {
    setOwner(reader);
    if (owner === undefined && isKept) setDraft(readDraft(keptValue(key), reader) ?? draft);
    if (typeof owner === 'number') setDraft(emptyDraft);
  }
  useEffect(() => {
    if (owner !== undefined && isKept) keepValue(key, draft === emptyDraft ? null : draftText(draft, owner));
  }, [draft, owner, key, isKept]);
  return {
    draft,
    change: (part) => setDraft((before) => ({ ...before, ...part })),
    forget: () => {
      keepValue(key, null);
      setDraft(emptyDraft);
    },
  };
};
