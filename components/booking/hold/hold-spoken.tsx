import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { minutesToSay } from './hold.ts';

/**
 * A live region that announces the remaining time at five, two and one minutes; announcing every second would interrupt
 * all other speech.
 */
export const HoldSpoken = ({ seconds }: { seconds: number }) => {
  const t = useTranslations('basket');
  const before = useRef(seconds);
  const [minutes, setMinutes] = useState<number>();
  useEffect(() => {
    const said = minutesToSay(before.current, seconds);
    if (said !== undefined) setMinutes(said);
    if (seconds > before.current) setMinutes(undefined);
    before.current = seconds;
  }, [seconds]);
  return (
    <span className="sr-only" role="status">
      {minutes !== undefined && t('hold.spoken', { minutes })}
    </span>
  );
};
