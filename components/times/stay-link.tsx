'use client';

import { useEffect, useRef } from 'react';
import { follow, hasLedHere } from '#components/ui/layout/link-events.ts';
import { PrefetchLink, type PrefetchLinkProps } from '#components/ui/layout/prefetch-link.tsx';

export type StayLinkProps = Omit<PrefetchLinkProps, 'id' | 'ref' | 'getTarget' | 'scroll' | 'onGo'> & {
  /** The same on the page that it leads to, where the link gets the focus. */
  id: string;
};

/** A link to the same list with another choice: the page keeps its place, and the focus stays on the link. */
export const StayLink = ({ href, id, ...props }: StayLinkProps) => {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (hasLedHere(id)) link.current?.focus({ preventScroll: true });
  }, [id]);
  return <PrefetchLink {...props} ref={link} id={id} href={href} scroll={false} onGo={() => follow(id, href)} />;
};
