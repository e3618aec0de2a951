import { preloadable } from '#components/ui/overlay/preloadable.ts';

/** The rules of a session, in a chunk of its own. */
export const SessionRule = preloadable(async () => (await import('./session-rule.tsx')).SessionRule);
