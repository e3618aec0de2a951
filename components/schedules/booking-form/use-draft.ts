'use client';

import { useEffect, useState } from 'react';
import {
  answersOf,
  draftText,
  emptyDraft,
  readDraft,
  type Answering,
  type BookingDraft,
  type DraftOwner,
} from '#components/schedules/model/booking-draft.ts';
import type { AnswerValue } from '#components/schedules/model/questions/questions.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import { draftPrefix } from '#lib/browser/forget-drafts.ts';
import { keepValue, keptValue } from '#lib/browser/use-session-storage.ts';
import { useSite } from '#lib/zones/site-context.tsx';

export interface Draft {
  draft: BookingDraft;
  change: (part: Partial<BookingDraft>) => void;
  /** Keeps a person's answer to one question, by its id. */
  answer: (person: Answering, questionId: number, value: AnswerValue) => void;
  /** Deletes the stored draft at once, because the form may unmount before its effect runs. */
  forget: () => void;
}

/**
 * The draft of a camp's or course's booking form. It is kept in session storage, so that logging in, registering or a
 * reload keep it; a kiosk stores nothing, and another user does not see it. It is read only after the session is known.
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
    answer: (person, questionId, value) =>
      setDraft((before) => ({
        ...before,
        answers: {
          ...before.answers,
          [person.id ?? 0]: { ...answersOf(before, person), [questionId]: value },
        },
      })),
    forget: () => {
      keepValue(key, null);
      setDraft(emptyDraft);
    },
  };
};
