import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import { useIdle } from '#lib/browser/use-idle.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { leaveKiosk } from './leave-kiosk.ts';

/** The idle timeout after which a kiosk returns to its start page, in milliseconds. */
const idleMs = 10_000;

/** Receipt printers print on a roll 80 mm wide, of which they leave about 4 mm free on each side. */
const receiptPaper = '@media print{@page{size:80mm auto;margin:4mm}}';

/**
 * The end of a kiosk visit: print the confirmation, then return to the start page. Any touch restarts the idle timeout.
 */
export const KioskEnd = () => {
  const t = useTranslations('confirmation');
  const href = useHref();
  const start = href('/?kiosk=true', 'joining');
  const { leftMs } = useIdle(idleMs);
  const isOver = leftMs === 0;
  useEffect(() => {
    if (isOver) void leaveKiosk(start);
  }, [isOver, start]);
  return (
    <Panel className="print:hidden">
      <style>{receiptPaper}</style>
      <Button onClick={() => window.print()}>{t('kioskPrint')}</Button>
      <Button variant="secondary" onClick={() => void leaveKiosk(start)}>
        {t('kioskDone')}
      </Button>
      <p className="text-s text-ink-3" role="timer">
        {t('kioskBack', { seconds: Math.ceil(leftMs / 1000) })}
      </p>
    </Panel>
  );
};
