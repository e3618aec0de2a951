'use client';

import { useEffect } from 'react';
import type { TimesQuestion } from '#lib/routing/times-path.ts';
import { keepQuestion } from './kept-question.ts';

/** Keeps what this page answers for the next visit to home. Draws nothing. */
export const KeepQuestion = ({ what, part }: Pick<TimesQuestion, 'what' | 'part'>) => {
  useEffect(() => keepQuestion({ what, part }), [what, part]);
  return null;
};
