'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { browserCall } from '../../lib/api/browser-call.ts';
import { useText } from '../../lib/messages/text-context.ts';
import { cartQuery } from '../../lib/queries/site-queries.ts';
import { useSecondsLeft } from '../../lib/queries/use-seconds-left.ts';
import { isBeingPaid } from '../../lib/rules/being-paid.ts';
import { holdEnd, isEnding } from '../../lib/rules/hold.ts';
import { useSession } from '../../lib/site/session-context.ts';
import { useToast } from '../../lib/site/toast-context.ts';
import { useKeptValue } from '../../lib/site/use-kept-value.ts';

/** On pages without the hold bar: says once, by a toast, that two minutes are left. */
export const HoldWatch = () => {
  const text = useText();
  const showToast = useToast();
  const { session } = useSession();
  const { data: cart } = useQuery({ ...cartQuery(browserCall), throwOnError: false, enabled: session?.loggedIn === true });
  const expiresAt = cart !== undefined && !isBeingPaid(cart) ? holdEnd(cart) : null;
  const seconds = useSecondsLeft(expiresAt);
  const [warnedOf, setWarnedOf] = useKeptValue('touchline.hold-warned');
  const isDue = seconds !== null && seconds > 0 && isEnding(seconds) && warnedOf !== expiresAt;
  useEffect(() => {
    if (!isDue) return;
    setWarnedOf(expiresAt);
    showToast({ type: 'warning', message: text('basket.hold.warning') });
  }, [isDue, expiresAt, setWarnedOf, showToast, text]);
  return null;
};
