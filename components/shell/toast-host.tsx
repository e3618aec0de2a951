'use client';

import { useEffect } from 'react';
import { showToast } from '#components/ui/overlay/show-toast.ts';
import { Toaster } from '#components/ui/overlay/toaster.tsx';
import type { SiteToast } from '#lib/browser/toast-context.ts';
import { useText } from '#lib/i18n/text-context.ts';

export interface ToastHostProps {
  /** How many toasts were raised so far. */
  raised: number;
  /** Hands over the toasts that nobody has shown, each once. */
  take: () => readonly SiteToast[];
}

/** Where toasts appear, and the one who shows those that came before it was loaded. */
export const ToastHost = ({ raised, take }: ToastHostProps) => {
  const text = useText();
  useEffect(() => {
    if (raised > 0) take().forEach((toast) => showToast(toast));
  }, [raised, take]);
  return <Toaster label={text('common.notifications')} dismissLabel={text('common.dismiss')} />;
};
