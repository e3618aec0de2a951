'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState, useSyncExternalStore, lazy, Suspense } from 'react';
import { loadAgain } from '#components/ui/load-again.ts';
import { CookieConsent } from '#components/ui/overlay/cookie-consent.tsx';
import { givenConsent, keepConsent, type Consent } from '#lib/browser/consent.ts';
import { on } from '#lib/browser/site-events.ts';
import { earlyConsent } from '#lib/zones/early-consent.ts';
import { renewChosenVenue } from '#lib/zones/remember-venue.ts';

const CookieChoices = lazy(async () => ({
  default: (await loadAgain(() => import('./cookie-choices.tsx'))).CookieChoices,
}));

/** The cookie consent banner: accept and reject have equal weight, a third button opens the choices. */
const CookieBar = ({ onAnswered }: { onAnswered: () => void }) => {
  const t = useTranslations('cookies');
  const [isChoosing, setChoosing] = useState(false);
  const [remembersVenue, setRemembersVenue] = useState(false);
  const choose = () => {
    setRemembersVenue(givenConsent() === 'all');
    setChoosing(true);
  };
  const answer = (consent: Consent) => {
    keepConsent(consent);
    renewChosenVenue();
    onAnswered();
  };
  const accept = isChoosing
    ? { label: t('save'), onPress: () => answer(remembersVenue ? 'all' : 'necessary') }
    : { label: t('accept'), value: 'all', onPress: () => answer('all') };
  return (
    <CookieConsent
      label={t('title')}
      accept={accept}
      reject={{ label: t('reject'), value: 'necessary', onPress: () => answer('necessary') }}
      choose={isChoosing ? undefined : { label: t('choose'), onPress: choose }}
    >
      {isChoosing ? t('body') : t('question')}
      {isChoosing && (
        <Suspense fallback={null}>
          <CookieChoices remembersVenue={remembersVenue} onChange={setRemembersVenue} />
        </Suspense>
      )}
    </CookieConsent>
  );
};

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
