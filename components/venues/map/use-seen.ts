import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether an element has been on screen, by an IntersectionObserver; it stays true. */
export const useSeen = (): { element: RefObject<HTMLDivElement | null>; isSeen: boolean } => {
  const element = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const panel = element.current;
    if (!panel) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
    observer.observe(panel);
    return () => observer.disconnect();
  }, []);
  return { element, isSeen };
};
