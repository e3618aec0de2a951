import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { useIdle } from '#lib/browser/use-idle.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { leaveKiosk } from './leave-kiosk.ts';

/** The idle timeout after which a kiosk returns to its start page, in milliseconds. */
const idleMs = 10_000;

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
