import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import { isOwnWindow, tellPaid } from '#lib/browser/own-window.ts';
import { useIsHydrated } from '#lib/browser/use-is-hydrated.ts';

/** The way back from a window that an embedded page has opened. */
export const OwnWindowEnd = () => {
  const t = useTranslations('confirmation');
  useEffect(() => tellPaid(), []);
  const isShown = useIsHydrated() && isOwnWindow();
  if (!isShown) return null;
  return (
    <Panel className="print:hidden">
      <Button onClick={() => window.close()}>{t('closeWindow')}</Button>
      <p className="text-s text-ink-3">{t('closeWindowHelp')}</p>
    </Panel>
  );
};
