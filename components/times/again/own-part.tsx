'use client';

import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { optionalPart } from '#components/ui/optional-part.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import { earlyRoom, keepRoom, keptHeight } from './kept-room.ts';

const BookAgain = optionalPart(async () => (await import('./book-again.tsx')).BookAgain);

const subscribe = () => () => undefined;
/** The page is the same for everybody until the browser looks. */
const unknownOnServer = () => undefined;
const readKept = () => keptHeight(window.innerWidth);

/**
 * The part of home that is the customer's own, loaded after the page for those with a session. It reserves the room that
 * it took the last time, so that nothing moves when it comes (docs/decisions/068-live-lines-and-what-home-remembers.md).
 */
export const OwnPart = ({ renderedAt }: { renderedAt: number }) => {
  const { session } = useSession();
  const kept = useSyncExternalStore(subscribe, readKept, unknownOnServer);
  const isStranger = session?.loggedIn === false;
  useEffect(() => {
    if (isStranger) keepRoom(null);
  }, [isStranger]);
  if (isStranger) return null;
  return (
    <div style={kept ? { minHeight: kept } : undefined} suppressHydrationWarning>
      {kept === undefined && <script dangerouslySetInnerHTML={{ __html: earlyRoom }} />}
      {session?.loggedIn && (
        <Suspense fallback={null}>
          <BookAgain key={session.userId} {...{ renderedAt }} />
        </Suspense>
      )}
    </div>
  );
};
