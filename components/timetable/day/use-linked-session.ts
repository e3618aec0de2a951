'use client';

import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
  type RefCallback,
} from 'react';
import { sessionPrefix } from '#components/booking/model/session-fragment.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';

/** The session that a link led to. */
export interface LinkedSession {
  /** Its id as text. */
  id: string;
  /** Of its row or cell: brings it into view and gives it, or its first button, the focus. */
  reveal: RefCallback<HTMLElement>;
}

export interface SessionLink {
  linked: LinkedSession | null;
  /** Leads to another session of the day. */
  link: (id: OccurrenceSummary['id']) => void;
  /** Something else is chosen: no session is linked any more, also after a reload or Back. */
  unlink: () => void;
}

const toLinked = (id: string): LinkedSession => ({
  id,
  reveal: (element) => {
    if (element === null) return;
    // After the router, which scrolls to the top of a new page.
    requestAnimationFrame(() => element.scrollIntoView({ block: 'center' }));
    const button = element.matches('button') ? element : element.querySelector('button');
    button?.focus({ preventScroll: true });
  },
});

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

const readAddress = (): string => (window.location.hash.startsWith(sessionPrefix) ? window.location.hash : '');

const clearAddress = () => {
  const { pathname, search } = window.location;
  if (readAddress() !== '') window.history.replaceState(null, '', pathname + search);
};

/** Whether a link led to this session. */
export const isLinked = (linked: LinkedSession | null, { id }: Pick<OccurrenceSummary, 'id'>): boolean =>
  linked !== null && linked.id === String(id);

/**
 * The session that the address of the page names, or that was followed to on it; null without one. `onLink` is called
 * with it once, when the sessions are there. What is chosen on the page takes the session out of the address, so that a
 * reload does not choose it again.
 */
export const useLinkedSession = (
  sessions: readonly OccurrenceSummary[] = [],
  onLink?: (session: OccurrenceSummary) => void,
): SessionLink => {
  const fragment = useSyncExternalStore(subscribe, readAddress, () => '');
  // In an object of its own each time, so that the address is read again with it.
  const [followed, setFollowed] = useState<{ session: LinkedSession | null } | null>(null);
  const named = useMemo(() => (fragment === '' ? null : toLinked(fragment.slice(sessionPrefix.length))), [fragment]);
  const linked = named ?? followed?.session ?? null;
  const tell = useEffectEvent(() => {
    const session = sessions.find((one) => isLinked(linked, one));
    if (session) onLink?.(session);
  });
  const isLoaded = sessions.length > 0;
  useEffect(() => tell(), [linked, isLoaded]);
  const follow = useCallback((session: LinkedSession | null) => {
    clearAddress();
    setFollowed({ session });
  }, []);
  return {
    linked,
    link: useCallback((id) => follow(toLinked(String(id))), [follow]),
    unlink: useCallback(() => follow(null), [follow]),
  };
};
