import { preloadable } from '#components/ui/overlay/preloadable.ts';

/** Who is coming to a class, in a chunk of its own. */
export const FamilyDialog = preloadable(async () => (await import('./family-dialog.tsx')).FamilyDialog);
