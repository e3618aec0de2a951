'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** How old the free times on screen may be when the page opens, in milliseconds. */
const mostAgeMs = 60_000;

/** Asks for the page again when it was made (`renderedAt`, milliseconds) more than a minute ago. Draws nothing. */
export const RefreshWhenOld = ({ renderedAt }: { renderedAt: number }) => {
  const router = useRouter();
  useEffect(() => {
    if (Date.now() - renderedAt > mostAgeMs) router.refresh();
  }, [router, renderedAt]);
  return null;
};
