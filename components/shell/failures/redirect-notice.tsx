'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { MessageKey } from '#lib/i18n/translate.ts';
import { isNotice, noticeParameter, type Notice } from '#lib/zones/notice.ts';

/** How long a notice after a redirect is shown, in milliseconds (docs/product.md#redirects). */
const noticeDuration = 3000;

const messages: Record<Notice, MessageKey> = {
  'activity-not-found': 'pages.noticeActivityNotFound',
  'choose-date': 'pages.noticeChooseDate',
  'log-in-failed': 'pages.noticeLogInFailed',
  'log-out-unconfirmed': 'errors.logout_unconfirmed',
  'select-venue': 'pages.noticeSelectVenue',
  'select-venue-camp': 'pages.noticeSelectVenueCamp',
};

/** Shows the notice in the URL of a redirect once and removes it from the URL. */
export const RedirectNotice = () => {
  const t = useTranslations();
  const toast = useToast();
  const notice = useSearchParams().get(noticeParameter);
  useEffect(() => {
    const url = new URL(window.location.href);
    const found = url.searchParams.get(noticeParameter);
    if (found === null) return;
    url.searchParams.delete(noticeParameter);
    window.history.replaceState(null, '', url);
    if (isNotice(found)) toast({ type: 'warning', message: t(messages[found]), duration: noticeDuration });
  }, [notice, t, toast]);
  return null;
};
