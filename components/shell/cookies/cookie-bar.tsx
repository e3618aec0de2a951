'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useState } from 'react';
import { loadAgain } from '#components/ui/load-again.ts';
import { CookieConsent } from '#components/ui/overlay/cookie-consent.tsx';
import { givenConsent, keepConsent, type Consent } from '#lib/browser/consent.ts';
import { renewChosenVenue } from '#lib/zones/remember-venue.ts';

const CookieChoices = lazy(async () => ({
  default: (await loadAgain(() => import('./cookie-choices.tsx'))).CookieChoices,
}));

/** The cookie consent banner: accept and reject have equal weight, a third button opens the choices. */
export const CookieBar = ({ onAnswered }: { onAnswered: () => void }) => {
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
