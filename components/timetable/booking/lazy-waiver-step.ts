import { preloadable } from '#components/ui/overlay/preloadable.ts';

/** A waiver below its class, in a chunk of its own. */
export const LazyWaiverStep = preloadable(
  async () => (await import('#components/booking/waiver/waiver-step.tsx')).WaiverStep,
);
