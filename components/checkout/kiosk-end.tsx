import { useEffect, useState } from 'react';
import { useText } from '../../lib/messages/text-context.ts';
import { leaveKiosk } from '../../lib/site/leave-kiosk.ts';
import { useHref } from '../../lib/site/site-context.ts';
import { Button } from '../ui/button.tsx';

/** A kiosk goes back to its start when nobody touches it for so many seconds. */
const SECONDS = 10;

/** In a kiosk: print, then leave it to the next person. Every touch starts the count anew. */
export const KioskEnd = () => {
  const text = useText();
  const href = useHref();
  const [seconds, setSeconds] = useState(SECONDS);
  const start = href('/?kiosk=true', 'joining');
  useEffect(() => {
    const again = () => setSeconds(SECONDS);
    const timer = setInterval(() => setSeconds((left) => left - 1), 1000);
    window.addEventListener('pointerdown', again);
    window.addEventListener('keydown', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pointerdown', again);
      window.removeEventListener('keydown', again);
    };
  }, []);
  const isOver = seconds <= 0;
  useEffect(() => {
    if (isOver) void leaveKiosk(start);
  }, [isOver, start]);
  return (
    <section className="panel off-paper">
      <Button onClick={() => window.print()}>{text('confirmation.kioskPrint')}</Button>
      <Button variant="secondary" onClick={() => setSeconds(0)}>{text('confirmation.kioskDone')}</Button>
      <p className="small muted" role="timer">{text('confirmation.kioskBack', { seconds: Math.max(0, seconds) })}</p>
    </section>
  );
};
