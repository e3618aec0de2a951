'use client';

import { Suspense, useEffect, useRef, useState, useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import { optionalPart } from '#components/ui/optional-part.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import { cookieValue } from '#lib/browser/cookie-value.ts';
import { visitCookies } from '#lib/zones/visit-cookies.ts';
import { earlyRoom, keepRoom, keptHeight } from './kept-room.ts';

/** Keeps the height of an element for the next visit, once all of it is there, whenever it changes and is more than nothing. */
function useKeptRoom(element: RefObject<HTMLElement | null>, isComplete: boolean): void {
  useEffect(() => {
    const measured = element.current;
    if (!isComplete || measured === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      const { offsetHeight: height } = measured;
      if (height > 0) keepRoom({ width: window.innerWidth, height });
    });
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element, isComplete]);
}

const BookAgain = optionalPart(async () => (await import('./book-again.tsx')).BookAgain);
const MyPeople = optionalPart(async () => (await import('./my-people.tsx')).MyPeople);

const subscribe = () => () => undefined;
/** The page is the same for everybody until the browser looks. */
const unknownOnServer = () => undefined;
const hasVenue = () => cookieValue(visitCookies.venue) !== undefined;
/** As it was before this visit, so that nothing moves while the part loads. */
const useHeightBefore = () => {
  const [read] = useState(() => {
    let height: number | null | undefined;
    return () => (height === undefined ? (height = keptHeight(window.innerWidth)) : height);
  });
  return useSyncExternalStore(subscribe, read, unknownOnServer);
};

export type OwnPartProps = {
  renderedAt: number;
  /** The visitor's own venue, below what they booked before. */
  children?: ReactNode;
};

/**
 * The part of home that is the visitor's own, loaded after the page for those with a session or a venue. It reserves the
 * room that it took the last time, so that nothing moves when it comes
 * (docs/decisions/105-live-places-by-server-sent-events.md).
 */
export const OwnPart = ({ renderedAt, children }: OwnPartProps) => {
  const { session } = useSession();
  const kept = useHeightBefore();
  const knowsVenue = useSyncExternalStore(subscribe, hasVenue, () => false);
  const content = useRef<HTMLDivElement>(null);
  const [isTold, setTold] = useState(false);
  // One part after the other would move the one below.
  const isSettled = session?.loggedIn === false || isTold;
  useKeptRoom(content, isSettled);
  const isNobody = session?.loggedIn === false && !knowsVenue && kept !== undefined;
  useEffect(() => {
    if (isNobody) keepRoom(null);
  }, [isNobody]);
  if (isNobody) return null;
  const tell = (isNothing: boolean) => {
    if (isNothing) keepRoom(null);
    setTold(true);
  };
  return (
    <div
      className="data-own:min-h-[46rem] data-own:small:min-h-[33rem] data-own:large:min-h-[20.125rem]"
      style={kept ? { minHeight: kept } : undefined}
      suppressHydrationWarning
    >
      {kept === undefined && <script dangerouslySetInnerHTML={{ __html: earlyRoom }} />}
      <div ref={content}>
        {session?.loggedIn && (
          <Suspense fallback={null}>
            <MyPeople />
            <BookAgain key={session.userId} {...{ renderedAt }} onTold={tell} />
          </Suspense>
        )}
        {isSettled && children}
      </div>
    </div>
  );
};
