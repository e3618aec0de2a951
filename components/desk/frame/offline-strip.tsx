'use client';

import WifiOff from 'lucide-react/icons/wifi-off';
import { useTranslations } from 'next-intl';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { useIsOnline } from './use-is-online.ts';

/** Says below the bar that there is no connection: what is known can be read, nothing can be sold. */
export const OfflineStrip = () => {
  const t = useTranslations('desk.offline');
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {!isOnline && (
        <Notice tone="warning" icon={WifiOff} className="rounded-none px-gutter">
          <b className="font-medium">{t('title')}</b> {t('text')}
        </Notice>
      )}
    </div>
  );
};
