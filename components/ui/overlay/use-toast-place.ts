import { useEffect, useState } from 'react';
import { useSonner } from 'sonner';
import { isLarge, useMediaQuery } from '#components/ui/layout/use-media-query.ts';
import { clearBottom, toastGap, type Band } from './clear-bottom.ts';

const getBands = (pressed: Element | null): Band[] =>
  [...document.querySelectorAll('[data-bottom-bar], [data-cookie-question]'), ...(pressed ? [pressed] : [])]
    .map((element) => element.getBoundingClientRect())
    .filter(({ height, bottom }) => height > 0 && bottom > 0);

/** What lies below the visible part of a frame: `--bottom-edge` says how much. */
function getUnseen(): Band[] {
  const edge = parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--bottom-edge'));
  return edge > 0 ? [{ top: window.innerHeight - edge, bottom: window.innerHeight }] : [];
}

const getHeight = (): number =>
  [...document.querySelectorAll('[data-sonner-toast][data-visible="true"]')]
    .map((element) => element.getBoundingClientRect().height + toastGap)
    .reduce((sum, height) => sum + height, 0);

/**
 * Where toasts are shown: below the header from 1200 px; on narrower windows above the bars at the bottom and the control
 * that was pressed, so that they cover neither title nor next step. Measured while a toast is shown.
 */
export function useToastPlace(): { isWide: boolean; bottom: number } {
  const isWide = useMediaQuery(isLarge);
  const isShown = useSonner().toasts.length > 0;
  const [bottom, setBottom] = useState(toastGap);
  useEffect(() => {
    if (!isShown || isWide) return;
    const pressed = document.activeElement?.closest('button, a, input, select') ?? null;
    const measure = () =>
      setBottom(clearBottom([...getUnseen(), ...getBands(pressed)], window.innerHeight, getHeight()));
    let frame = requestAnimationFrame(measure);
    const measureAgain = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    const bars = new MutationObserver(measureAgain);
    bars.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', measureAgain);
    return () => {
      cancelAnimationFrame(frame);
      bars.disconnect();
      window.removeEventListener('resize', measureAgain);
    };
  }, [isShown, isWide]);
  return { isWide, bottom };
}
