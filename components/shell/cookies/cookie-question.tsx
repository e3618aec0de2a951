'use client';

import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { givenConsent } from '#lib/browser/consent.ts';
import { on } from '#lib/browser/site-events.ts';

const CookieBar = lazy(async () => ({ default: (await import('./cookie-bar.tsx')).CookieBar }));

const followConsent = (changed: () => void) => on('consent', changed);
/** A prerendered page does not ask: who has answered is known in the browser only. */
const answeredOnServer = () => 'necessary' as const;

/** Asks about cookies, once, and again when the footer wants to; its code loads only then. */
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
