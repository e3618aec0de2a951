'use client';

import { lazy, Suspense, useCallback, useRef, useState, type ReactNode } from 'react';
import { ToastContext, type ShowToast, type SiteToast } from '#lib/browser/toast-context.ts';

const ToastHost = lazy(async () => ({ default: (await import('./toast-host.tsx')).ToastHost }));

/** Takes toasts from everywhere below; the code that shows them loads with the first. */
export const ToastProvider = ({ children }: { children: ReactNode }) => {
  const waiting = useRef<SiteToast[]>([]);
  const [raised, setRaised] = useState(0);
  const show = useCallback<ShowToast>((toast) => {
    waiting.current.push(toast);
    setRaised((count) => count + 1);
  }, []);
  const take = useCallback(() => waiting.current.splice(0), []);
  return (
    <ToastContext value={show}>
      {children}
      {raised > 0 && (
        <Suspense fallback={null}>
          <ToastHost raised={raised} take={take} />
        </Suspense>
      )}
    </ToastContext>
  );
};
