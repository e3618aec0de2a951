'use client';

import { useQuery } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { QueryProvider } from '#components/booking/query-provider.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { useSessionStorage } from '#lib/browser/use-session-storage.ts';
import { cartQuery } from '#lib/query/site-queries.ts';
import { publicPath } from '#lib/zones/paths.ts';
import { isBeingPaid, holdEnd, isEnding } from './hold.ts';
import { useHoldExpired } from './use-hold-expired.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/** Basket and checkout show the hold bar and its dialogue instead. */
const warnsItself = (pathname: string) => /^\/basket(\/|$)/.test(publicPath(pathname));

const Watch = () => {
  const t = useTranslations();
  const showToast = useToast();
  const isShownThere = warnsItself(usePathname());
  const { data: cart } = useQuery({ ...cartQuery(browserApi), throwOnError: false });
  const expiresAt = cart !== undefined && !isBeingPaid(cart) ? holdEnd(cart) : null;
  const seconds = useSecondsLeft(expiresAt);
  useHoldExpired(seconds === 0 && !isShownThere);
  const [warnedHold, setWarnedHold] = useSessionStorage('touchline.hold-warned');
  const isDue = seconds !== null && seconds > 0 && isEnding(seconds) && warnedHold !== expiresAt;
  useEffect(() => {
    if (!isDue) return;
    setWarnedHold(expiresAt);
    if (!isShownThere) showToast({ type: 'warning', message: t('chrome.holdWarning') });
  }, [isDue, isShownThere, expiresAt, setWarnedHold, showToast, t]);
  return null;
};

/**
 * On pages without the hold bar: shows one toast to a signed-in user when two minutes of the hold are left, and refreshes
 * what shows its places when it has expired.
 */
export const HoldExpiryWatch = () => (
  <QueryProvider>
    <Watch />
  </QueryProvider>
);
