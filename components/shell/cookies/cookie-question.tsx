'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { givenConsent } from '#lib/browser/consent.ts';
import { on } from '#lib/browser/site-events.ts';
import { earlyConsent } from '#lib/zones/early-consent.ts';
import { CookieBar } from './cookie-bar.tsx';

const followConsent = (changed: () => void) => on('consent', changed);
/** The server snapshot: a prerendered page is the same for everybody, and only the browser knows the stored consent. */
const unknownOnServer = () => 'unknown' as const;

/**
 * Asks for the consent to cookies once, and again from the footer's link. The question is in the HTML of every page,
 * hidden; `earlyConsent` shows it before the first paint. In a low window and with very large type it is the end of the
 * page instead of being fixed to the bottom edge.
 */
export const CookieQuestion = () => {
  const consent = useSyncExternalStore(followConsent, givenConsent, unknownOnServer);
  const [isReopened, setReopened] = useState(false);
  useEffect(() => on('cookies', () => setReopened(true)), []);
  const isUnknown = consent === 'unknown';
  if (!isUnknown && consent !== null && !isReopened) return null;
  return (
    <div
      className="inset-x-0 bottom-0 z-40 print:hidden [@media(min-height:30rem)]:fixed"
      data-cookie-question=""
      hidden={isUnknown}
      suppressHydrationWarning
    >
      {isUnknown && <script dangerouslySetInnerHTML={{ __html: earlyConsent }} />}
      <CookieBar onAnswered={() => setReopened(false)} />
    </div>
  );
};
