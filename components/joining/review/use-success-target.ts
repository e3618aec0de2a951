import { useEffect } from 'react';
import { successTargetKey } from '#components/joining/welcome/success-target.ts';
import { keepValue } from '#lib/browser/use-session-storage.ts';
import { useSite } from '#lib/zones/site-context.tsx';

/** Keeps where to go on after joining until it is paid; a kiosk keeps nothing. */
export function useSuccessTarget(target: string | null): void {
  const isKiosk = useSite().mode === 'kiosk';
  useEffect(() => {
    if (!isKiosk) keepValue(successTargetKey, target);
  }, [target, isKiosk]);
}
