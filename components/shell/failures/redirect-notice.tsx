'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { useToast } from '#lib/browser/toast-context.ts';
import type { MessageKey } from '#lib/i18n/message-key.ts';
import { useText } from '#lib/i18n/text-context.ts';
import { isNotice, noticeParameter, type Notice } from '#lib/zones/notice.ts';

/** How long a notice after a redirect stays, in milliseconds (docs/product.md#redirects). */
const noticeDuration = 3000;

const messages: Record<Notice, MessageKey> = {
  'activity-not-found': 'pages.noticeActivityNotFound',
  'log-out-unconfirmed': 'errors.logout_unconfirmed',
  'select-venue': 'pages.noticeSelectVenue',
};

/** Shows the notice that a redirect put into the address, once, and takes it out of the address. */
export const RedirectNotice = () => {
  const text = useText();
  const toast = useToast();
  const notice = useSearchParams().get(noticeParameter);
  useEffect(() => {
    const url = new URL(window.location.href);
    const found = url.searchParams.get(noticeParameter);
    if (found === null) return;
    url.searchParams.delete(noticeParameter);
    window.history.replaceState(null, '', url);
    if (isNotice(found)) toast({ type: 'warning', message: text(messages[found]), duration: noticeDuration });
  }, [notice, text, toast]);
  return null;
};
