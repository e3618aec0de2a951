'use client';

import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { givenConsent } from '#lib/browser/consent.ts';
import { on } from '#lib/browser/site-events.ts';

const CookieBar = lazy(async () => ({ default: (await import('./cookie-bar.tsx')).CookieBar }));

const followConsent = (changed: () => void) => on('consent', changed);
/** The server snapshot: prerendered HTML shows no banner, because only the browser knows the stored consent. */
const answeredOnServer = () => 'necessary' as const;

/** Shows the consent banner once, and again from the footer's link; its code is loaded lazily. */
export const CookieQuestion = () => {
  const consent = useSyncExternalStore(followConsent, givenConsent, answeredOnServer);
  const [isReopened, setReopened] = useState(false);
  useEffect(() => on('cookies', () => setReopened(true)), []);
  if (consent !== null && !isReopened) return null;
  return (
    <Suspense fallback={null}>
      <CookieBar onAnswered={() => setReopened(false)} />
    </Suspense>
  );
};
