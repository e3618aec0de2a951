'use client';

import { useEffect, useRef } from 'react';
import { PrefetchLink, type PrefetchLinkProps } from '#components/ui/layout/prefetch-link.tsx';

export type StayLinkProps = Omit<PrefetchLinkProps, 'id' | 'ref' | 'getTarget' | 'scroll' | 'onGo'> & {
  /** The same on the page that it leads to, where the link gets the focus. */
  id: string;
};

/** The link that was followed, and where to. */
const followed: { last: { id: string; href: string } | null } = { last: null };

const follow = (id: string, href: string): void => {
  followed.last = { id, href };
};

/** Whether this link led here; true once. */
const hasLedHere = (id: string): boolean => {
  const { last } = followed;
  if (last?.id !== id || new URL(last.href, window.location.href).pathname !== window.location.pathname) return false;
  followed.last = null;
  return true;
};

/** A link to the same list with another choice: the page keeps its place, and the focus stays on the link. */
export const StayLink = ({ href, id, ...props }: StayLinkProps) => {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (hasLedHere(id)) link.current?.focus({ preventScroll: true });
  }, [id]);
  return <PrefetchLink {...props} ref={link} id={id} href={href} scroll={false} onGo={() => follow(id, href)} />;
};
