import type { LiveEvent } from '#contract/timetable/live-places.ts';

/** In milliseconds: when a stream counts as one that does not come, and how often the timetable is read instead. */
const openWithinMs = 10_000;
const pollEveryMs = 20_000;

interface Following {
  onEvent: (event: LiveEvent) => void;
  /** Called every so often while there is no stream. */
  onPoll: () => void;
}

/**
 * Follows the places of a timetable (`timetableName`) by one stream while the page is visible, and by reading where there
 * is none. Returns the function that ends it.
 */
export function followTimetable(name: string, { onEvent, onPoll }: Following): () => void {
  let source: EventSource | null = null;
  let hasOpened = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function close(): void {
    source?.close();
    source = null;
    clearTimeout(timer);
  }

  function poll(): void {
    close();
    timer = setTimeout(() => {
      onPoll();
      poll();
    }, pollEveryMs);
  }

  function open(): void {
    close();
    if (typeof EventSource === 'undefined') return poll();
    const stream = new EventSource(`/api/live/${name}`);
    source = stream;
    timer = setTimeout(poll, openWithinMs);
    stream.onopen = () => {
      clearTimeout(timer);
      // What changed while it was interrupted.
      if (hasOpened) onEvent({ isStale: true });
      hasOpened = true;
    };
    stream.onmessage = ({ data }: MessageEvent<string>) => onEvent(JSON.parse(data) as LiveEvent);
    stream.onerror = () => {
      if (stream.readyState === EventSource.CLOSED) poll();
    };
  }

  const follow = () => {
    hasOpened = false;
    if (document.visibilityState === 'visible') open();
    else close();
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) follow();
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  // A page with an open stream could not be kept for a press of Back.
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', comeBack);
  return () => {
    close();
    document.removeEventListener('visibilitychange', follow);
    window.removeEventListener('pagehide', close);
    window.removeEventListener('pageshow', comeBack);
  };
}
