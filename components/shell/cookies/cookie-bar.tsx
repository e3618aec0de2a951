'use client';

import { lazy, Suspense, useState } from 'react';
import { CookieConsent } from '#components/ui/overlay/cookie-consent.tsx';
import { keepConsent, type Consent } from '#lib/browser/consent.ts';
import { useText } from '#lib/i18n/text-context.ts';
import { renewChosenVenue } from '#lib/zones/remember-venue.ts';

const CookieChoices = lazy(async () => ({ default: (await import('./cookie-choices.tsx')).CookieChoices }));

/** The question about cookies: yes and no weigh the same, and choosing shows what there is to choose. */
export const CookieBar = ({ onAnswered }: { onAnswered: () => void }) => {
  const text = useText();
  const [isChoosing, setChoosing] = useState(false);
  const [remembersVenue, setRemembersVenue] = useState(false);
  const answer = (consent: Consent) => {
    keepConsent(consent);
    renewChosenVenue();
    onAnswered();
  };
  const accept = isChoosing
    ? { label: text('cookies.save'), onPress: () => answer(remembersVenue ? 'all' : 'necessary') }
    : { label: text('cookies.accept'), onPress: () => answer('all') };
  return (
    <CookieConsent
      title={text('cookies.title')}
      accept={accept}
      reject={{ label: text('cookies.reject'), onPress: () => answer('necessary') }}
      choose={isChoosing ? undefined : { label: text('cookies.choose'), onPress: () => setChoosing(true) }}
    >
      {text('cookies.body')}
      {isChoosing && (
        <Suspense fallback={null}>
          <CookieChoices remembersVenue={remembersVenue} onChange={setRemembersVenue} />
        </Suspense>
      )}
    </CookieConsent>
  );
};
