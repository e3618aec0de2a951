'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/**
 * Says that the connection is lost, above the bottom bars, until it is back. Its code is part of every page, as none can
 * be loaded then.
 */
export const ConnectionNote = () => {
  const t = useTranslations('common');
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div
      role="status"
      data-bottom-bar=""
      className="pointer-events-none fixed bottom-[calc(var(--bottom-edge,0px)+5.5rem)] left-gutter z-40 large:bottom-[calc(var(--bottom-edge,0px)+1rem)]"
    >
      {!isOnline && (
        <p className="rounded-full border border-surface bg-ink px-3 py-1 text-xs font-medium text-surface box-shadow">
          {t('offline')}
        </p>
      )}
    </div>
  );
};
