import { preloadable } from '#components/ui/overlay/preloadable.ts';

/** The confirmation of a cancellation, in a chunk of its own. */
export const CancelDialog = preloadable(async () => (await import('./cancel-dialog.tsx')).CancelDialog);
