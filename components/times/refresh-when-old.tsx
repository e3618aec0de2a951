'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** How old what is free may be on screen, and how often that is looked at, in milliseconds. */
const mostAgeMs = 60_000;
const stepMs = 15_000;

/** Asks for the page again once it is more than a minute old (`renderedAt`, milliseconds) and in view. Draws nothing. */
export const RefreshWhenOld = ({ renderedAt }: { renderedAt: number }) => {
  const router = useRouter();
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible' && Date.now() - renderedAt > mostAgeMs) router.refresh();
    };
    refresh();
    const timer = setInterval(refresh, stepMs);
    return () => clearInterval(timer);
  }, [router, renderedAt]);
  return null;
};
