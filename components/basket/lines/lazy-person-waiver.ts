import { preloadable } from '#components/ui/overlay/preloadable.ts';

/** The waiver of another person, in a chunk of its own. */
export const LazyPersonWaiver = preloadable(async () => (await import('./person-waiver.tsx')).PersonWaiver);
