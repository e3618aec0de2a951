'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useState } from 'react';
import { CookieConsent } from '#components/ui/overlay/cookie-consent.tsx';
import { givenConsent, keepConsent, type Consent } from '#lib/browser/consent.ts';
import { renewChosenVenue } from '#lib/zones/remember-venue.ts';

const CookieChoices = lazy(async () => ({ default: (await import('./cookie-choices.tsx')).CookieChoices }));

/** The cookie consent banner: accept and reject have equal weight, a third button opens the choices. */
export const CookieBar = ({ onAnswered }: { onAnswered: () => void }) => {
  const t = useTranslations('cookies');
  const [isChoosing, setChoosing] = useState(false);
  const [remembersVenue, setRemembersVenue] = useState(() => givenConsent() === 'all');
  const answer = (consent: Consent) => {
    keepConsent(consent);
    renewChosenVenue();
    onAnswered();
  };
  const accept = isChoosing
    ? { label: t('save'), onPress: () => answer(remembersVenue ? 'all' : 'necessary') }
    : { label: t('accept'), onPress: () => answer('all') };
  return (
    <CookieConsent
      title={t('title')}
      accept={accept}
      reject={{ label: t('reject'), onPress: () => answer('necessary') }}
      choose={isChoosing ? undefined : { label: t('choose'), onPress: () => setChoosing(true) }}
    >
      {t('body')}
      {isChoosing && (
        <Suspense fallback={null}>
          <CookieChoices remembersVenue={remembersVenue} onChange={setRemembersVenue} />
        </Suspense>
      )}
    </CookieConsent>
  );
};
