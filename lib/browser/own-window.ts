import { isInFrame, keepsCookies } from './keeps-cookies.ts';

const windowName = 'touchline-window';
/** How often the frame looks whether the window has been closed, in milliseconds. */
const lookMs = 500;

const paidType = 'touchline:paid';

/** The path of the confirmation in a message of the window; null in any other. */
function getConfirmation(data: unknown): string | null {
  if (typeof data !== 'object' || data === null) return null;
  if (!('type' in data) || data.type !== paidType || !('path' in data)) return null;
  return typeof data.path === 'string' && data.path.startsWith('/') ? data.path : null;
}

/** Whether the embedded page is in a frame that keeps no log-in, so that a window has to. */
export const needsOwnWindow = (): boolean => isInFrame() && !keepsCookies();

/** Whether this page is in a window that a frame has opened. */
export const isOwnWindow = (): boolean => !isInFrame() && window.name === windowName && window.opener !== null;

/** Tells the frame that has opened this window that the order is paid; the frame shows its confirmation afterwards. */
export function tellPaid(): void {
  const { pathname, search, origin } = window.location;
  const opener = window.opener as Window | null;
  if (isOwnWindow()) opener?.postMessage({ type: paidType, path: pathname + search }, origin);
}

interface OwnWindowOptions {
  /** Asks for a code that signs the customer in there; null to let them log in. */
  getCode: () => Promise<string | null>;
  /** Called when the window has been closed, with the path of the confirmation if it has shown one. */
  onClosed: (confirmation: string | null) => void;
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
  let confirmation: string | null = null;
  const listen = ({ source, origin, data }: MessageEvent) => {
    if (source === opened && origin === window.location.origin) confirmation = getConfirmation(data) ?? confirmation;
  };
  window.addEventListener('message', listen);
  const timer = setInterval(() => {
    if (!opened.closed) return;
    clearInterval(timer);
    window.removeEventListener('message', listen);
    onClosed(confirmation);
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
