'use client';

import { lazy, Suspense } from 'react';
import type { CourtIllustrationProps } from './court-illustration.tsx';

const Nothing = (_: CourtIllustrationProps) => null;

const Drawing = lazy(async () => ({
  default: await import('./court-illustration.tsx').then(
    ({ CourtIllustration }) => CourtIllustration,
    () => Nothing,
  ),
}));

/**
 * A `CourtIllustration` that is drawn once it can be seen: neither a page's HTML nor its first scripts carry a drawing
 * that a phone never shows. The place around it keeps its room.
 */
export const LateIllustration = ({ isSeen, ...drawing }: CourtIllustrationProps & { isSeen: boolean }) =>
  isSeen && (
    <Suspense fallback={null}>
      <Drawing {...drawing} />
    </Suspense>
  );
