'use client';

import { startTransition, Suspense, useEffect, useRef, useState } from 'react';
import { preloadable } from '#components/ui/overlay/preloadable.ts';
import { usePreload } from '#components/ui/overlay/use-preload.ts';
import { roomClass } from './room-class.ts';
import type { SessionRuleProps } from './session-rule.tsx';

/** The rules of a session, in a chunk of its own. */
const SessionRule = preloadable(async () => (await import('./session-rule.tsx')).SessionRule);

export type PickRulesProps = SessionRuleProps & {
  /** In a sheet that is open. */
  isSeen: boolean;
};

const isOnScreen = (element: Element): boolean => {
  const { top, height } = element.getBoundingClientRect();
  return height > 0 && top < window.innerHeight;
};

/**
 * The cancellation rules of the session that is being chosen. Their height is reserved. They are requested at the
 * visitor's first input, but at once where their place is on screen, so that nobody sees it empty, and a page requests
 * none that nobody sees.
 */
export const PickRules = ({ isSeen, ...rule }: PickRulesProps) => {
  const [isUsed, setUsed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  usePreload(() => setUsed(true), 'button');
  useEffect(() => {
    if (place.current && isOnScreen(place.current)) startTransition(() => setUsed(true));
  }, []);
  const room = <div ref={place} className={roomClass({ isNarrow: rule.isNarrow })} />;
  return isUsed || isSeen ? (
    <Suspense fallback={room}>
      <SessionRule {...rule} />
    </Suspense>
  ) : (
    room
  );
};
