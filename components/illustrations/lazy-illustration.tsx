'use client';

import dynamic from 'next/dynamic';
import type { CourtIllustrationProps } from './court-illustration.tsx';

const Nothing = (_: CourtIllustrationProps) => null;

/**
 * A `CourtIllustration` whose drawings are a chunk of their own, for states that are seldom shown. It is decorative:
 * when the chunk cannot be loaded, nothing is shown in its place.
 */
export const LazyIllustration = dynamic<CourtIllustrationProps>(() =>
  import('./court-illustration.tsx').then(({ CourtIllustration }) => CourtIllustration).catch(() => Nothing),
);
