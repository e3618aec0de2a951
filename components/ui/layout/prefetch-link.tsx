'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useTransition, type ComponentProps } from 'react';
import { onFollow, onReach } from './link-events.ts';

export type PrefetchLinkProps = Omit<
  ComponentProps<typeof Link>,
  'href' | 'prefetch' | 'scroll' | 'onPointerEnter' | 'onFocus'
> & {
  href: string;
  /** The page that the router opens in place of `href`, where `href` would only lead on to it. */
  getTarget?: () => string;
  /** False keeps the page's place. */
  scroll?: boolean;
  /** Called when the link is followed. */
  onGo?: () => void;
};

/**
 * A link to another page of the zone. The page is prefetched when a mouse or the keyboard reaches the link, and the link
 * is busy from the press until the page is there.
 */
export const PrefetchLink = ({ href, getTarget = () => href, scroll, onGo, ...props }: PrefetchLinkProps) => {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  return (
    <Link
      aria-busy={isPending || undefined}
      {...props}
      href={href}
      prefetch={false}
      {...onReach(() => router.prefetch(getTarget()))}
      {...onFollow(() => {
        onGo?.();
        startTransition(() => (scroll === false ? router.push(getTarget(), { scroll }) : router.push(getTarget())));
      })}
    />
  );
};
