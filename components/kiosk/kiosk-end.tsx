import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { useIdle } from '#lib/browser/use-idle.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { leaveKiosk } from './leave-kiosk.ts';

/** A kiosk goes back to its start when nobody touches it for so long, in milliseconds. */
const idleMs = 10_000;

/** In a kiosk: print, then leave it to the next person. Every touch starts the count anew. */
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
    <section className="panel off-paper">
      <Button onClick={() => window.print()}>{t('kioskPrint')}</Button>
      <Button variant="secondary" onClick={() => void leaveKiosk(start)}>
        {t('kioskDone')}
      </Button>
      <p className="small muted" role="timer">
        {t('kioskBack', { seconds: Math.ceil(leftMs / 1000) })}
      </p>
    </section>
  );
};
