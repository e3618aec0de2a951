'use client';

import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore, type RefCallback } from 'react';
import type { OccurrenceSummary } from '#contract/occurrences.ts';

const prefix = '#session-';

/** The fragment of a day's address that names one of its sessions. */
export const sessionFragment = (id: OccurrenceSummary['id']): string => `${prefix}${id}`;

/** The session that a link led to. */
export interface LinkedSession {
  /** Its id as text. */
  id: string;
  /** Of its row or cell: brings it into view and gives it, or its first button, the focus. */
  reveal: RefCallback<HTMLElement>;
}

export interface SessionLink {
  linked: LinkedSession | null;
  link: (id: OccurrenceSummary['id']) => void;
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

const readAddress = (): string => (window.location.hash.startsWith(prefix) ? window.location.hash : '');

/** Whether a link led to this session. */
export const isLinked = (linked: LinkedSession | null, { id }: Pick<OccurrenceSummary, 'id'>): boolean =>
  linked !== null && linked.id === String(id);

/**
 * The session that the address of the page names, or that was followed to on it; null without one. `onLink` is called
 * with it once, when the sessions are there.
 */
export const useLinkedSession = (
  sessions: readonly OccurrenceSummary[] = [],
  onLink?: (session: OccurrenceSummary) => void,
): SessionLink => {
  const fragment = useSyncExternalStore(subscribe, readAddress, () => '');
  const [followed, setFollowed] = useState<LinkedSession | null>(null);
  const named = useMemo(() => (fragment === '' ? null : toLinked(fragment.slice(prefix.length))), [fragment]);
  const linked = followed ?? named;
  const tell = useEffectEvent(() => {
    const session = sessions.find((one) => isLinked(linked, one));
    if (session) onLink?.(session);
  });
  const isLoaded = sessions.length > 0;
  useEffect(() => tell(), [linked, isLoaded]);
  return { linked, link: (id) => setFollowed(toLinked(String(id))) };
};
