'use client';

import { useEffect } from 'react';
import { draftPrefix } from '#lib/browser/forget-drafts.ts';
import { keepValue } from '#lib/browser/use-session-storage.ts';
import { keptQuestionKey, type KeptQuestion } from './kept-question.ts';

/** Keeps what was asked for, as the fields of the form have it; the part of the day also for the timetables of this tab. */
function keepQuestion({ what, part, place }: KeptQuestion): void {
  keepValue(`${draftPrefix}part`, JSON.stringify(part));
  try {
    localStorage.setItem(keptQuestionKey, `${what ?? 'all'} ${part ?? ''} ${place}`);
  } catch {
    // Without storage every search begins anew.
  }
}

/** Keeps what this page answers for the next visit to home, and its part of the day. Draws nothing. */
export const KeepQuestion = ({ what, part, place }: KeptQuestion) => {
  useEffect(() => keepQuestion({ what, part, place }), [what, part, place]);
  return null;
};
