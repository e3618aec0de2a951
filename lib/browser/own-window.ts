import { isInFrame, keepsCookies } from './keeps-cookies.ts';

const windowName = 'touchline-window';
/** How often the frame looks whether the window has been closed, in milliseconds. */
const lookMs = 500;

/** The path and query of a window that shows a page of the same site; null for any other. */
function getPath({ location }: Window): string | null {
  try {
    return location.pathname + location.search;
  } catch {
    return null;
  }
}

/** Whether the embedded page is in a frame that keeps no log-in, so that a window has to. */
export const needsOwnWindow = (): boolean => isInFrame() && !keepsCookies();

/** Whether this page is in a window that a frame has opened. */
export const isOwnWindow = (): boolean => !isInFrame() && window.name === windowName && window.opener !== null;

interface OwnWindowOptions {
  /** Asks for a code that signs the customer in there; null to let them log in. */
  getCode: () => Promise<string | null>;
  /** Called when the window has been closed, with the last page of ours in it. */
  onClosed: (lastPath: string | null) => void;
}

/**
 * Opens an embedded page in a window of its own, which is a first party to the browser. To be called while a press is
 * handled: browsers refuse it otherwise. Returns false when they do.
 */
export function openOwnWindow(path: string, { getCode, onClosed }: OwnWindowOptions): boolean {
  const opened = window.open('about:blank', windowName);
  if (opened === null) return false;
  const url = new URL(path, window.location.href);
  void getCode().then((code) => {
    url.searchParams.set(code === null ? 'login' : 'token', code ?? 'true');
    opened.location.href = url.href;
  });
  let lastPath: string | null = null;
  const timer = setInterval(() => {
    if (!opened.closed) {
      lastPath = getPath(opened) ?? lastPath;
      return;
    }
    clearInterval(timer);
    onClosed(lastPath);
  }, lookMs);
  return true;
}

/**
 * Opens the log-in of this page in a window of its own where the frame cannot keep one, and reads the page anew when the
 * window has been closed. Returns whether it did.
 */
export function logInInOwnWindow(): boolean {
  if (!needsOwnWindow()) return false;
  const onClosed = () => window.location.reload();
  return openOwnWindow(window.location.href, { getCode: async () => null, onClosed });
}
