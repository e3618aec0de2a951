'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect, useState, useTransition, type ComponentProps } from 'react';
import { onFollow, onReach } from './link-events.ts';

export type PrefetchLinkProps = Omit<
  ComponentProps<typeof Link>,
  'href' | 'prefetch' | 'scroll' | 'onPointerEnter' | 'onFocus'
> & {
  href: string;
  /** The page that is opened in place of `href`, where `href` would only lead on to it. */
  getTarget?: () => string;
  /** False keeps the page's place. */
  scroll?: boolean;
  /** Called when the link is followed. */
  onGo?: () => void;
  /** Navigates to another page by a full document load. */
  follow?: (target: string) => void;
};

const loadPage = (target: string) => window.location.assign(target);

/** Whether this document is being left; a page that comes back from the back-forward cache is as it was then. */
function useLeaving() {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
  return [isLeaving, setLeaving] as const;
}

/**
 * A link to another page of the zone. The page is prefetched when a mouse or the keyboard reaches the link, and then
 * opened by the router. One that was not prefetched, as after a finger's tap, is loaded as a document, unless this page's
 * place is kept: its HTML shows before the scripts that the router would wait for. The link is busy from the press until
 * the page is there.
 */
export const PrefetchLink = ({
  href,
  getTarget = () => href,
  scroll,
  onGo,
  follow = loadPage,
  ...props
}: PrefetchLinkProps) => {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [isLeaving, setLeaving] = useLeaving();
  const [isPrefetched, setPrefetched] = useState(false);
  const prefetch = () => {
    setPrefetched(true);
    router.prefetch(getTarget());
  };
  const go = () => {
    onGo?.();
    if (scroll === false) return startTransition(() => router.push(getTarget(), { scroll }));
    if (isPrefetched) return startTransition(() => router.push(getTarget()));
    setLeaving(true);
    follow(getTarget());
  };
  return (
    <Link
      aria-busy={isPending || isLeaving || undefined}
      {...props}
      href={href}
      prefetch={false}
      {...onReach(prefetch)}
      {...onFollow(go)}
    />
  );
};
