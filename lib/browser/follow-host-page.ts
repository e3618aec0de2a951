/** What the page around an embedded page shows of its frame, in CSS pixels (docs/product.md#embedding). */
interface HostView {
  /** The first visible pixel of the frame. */
  top: number;
  /** How much of the frame is visible from there; 0 while it is off the screen. */
  height: number;
  /** The height of the window around the frame. */
  room: number;
}

const isLength = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 100_000;

/** Reads a message of `public/embed.js`; null when it is anything else. */
function readHostView(data: unknown): HostView | null {
  if (typeof data !== 'object' || data === null) return null;
  if (!('type' in data) || data.type !== 'touchline:view') return null;
  if (!('top' in data) || !('height' in data) || !('room' in data)) return null;
  const { top, height, room } = data;
  return isLength(top) && isLength(height) && isLength(room) ? { top, height, room } : null;
}

/**
 * Sets the properties by which overlays and bars stay in the visible part of the frame: `--seen-top`, `--seen-height`
 * and, from the lower edge, `--bottom-edge`.
 */
function showHostView({ top, height }: HostView): void {
  const { style } = document.documentElement;
  style.setProperty('--seen-top', `${top}px`);
  style.setProperty('--seen-height', `${height}px`);
  style.setProperty('--bottom-edge', `${Math.max(0, window.innerHeight - top - height)}px`);
}

/** The height at which an overlay of that kind shows all of itself, in pixels. */
const overlayHeight = 720;

/** The overlay that is open, if any. */
const getOverlay = (): Element | null => document.querySelector('[data-overlay]');

/** The height that the content of the page needs, in pixels: at least room for an overlay while one is open. */
function neededHeight({ room }: HostView): number {
  const content = Math.ceil(document.body.getBoundingClientRect().height);
  return getOverlay() === null ? content : Math.max(content, Math.min(room, overlayHeight));
}

export interface HostPageOptions {
  /** Origins of the sites that may embed us. */
  embedders: readonly string[];
  /** Origins of our own sites, to whose pages the frame may lead. */
  origins: readonly string[];
}

/** The connection of an embedded page to the script around its frame. */
export interface HostPage {
  /** Scrolls the window around to a place in this page, in pixels from its top, when that is out of sight. */
  show: (top: number) => void;
  stop: () => void;
}

/** What is kept clear above something that is scrolled to, in pixels. */
const clearAbove = 16;
/** Something of which less than this is visible at the lower edge counts as out of sight, in pixels. */
const leastSeen = 44;

const presses = ['pointerdown', 'pointerup', 'pointercancel'] as const;

/**
 * Connects an embedded page to `public/embed.js` in the page around it: reports its height, learns what is visible of
 * it, and asks for what has the focus or has opened to be scrolled into view. The greeting, which any parent may read,
 * holds no more than the addresses of our sites; everything else is sent to, and taken from, an allowed origin only.
 */
export function followHostPage({ embedders, origins }: HostPageOptions): HostPage {
  let host: { origin: string; view: HostView } | null = null;
  let sentHeight = 0;
  let hadOverlay = false;
  let due = 0;
  let isPressed = false;

  const send = (message: object) => host !== null && window.parent.postMessage(message, host.origin);

  function show(top: number): void {
    if (host === null) return;
    const { view } = host;
    const isSeen = top >= view.top && top <= view.top + view.height - leastSeen;
    if (!isSeen) send({ type: 'touchline:scroll', top: Math.max(0, top - clearAbove) });
  }

  function measure(): void {
    if (host === null) return;
    const { view } = host;
    const height = neededHeight(view);
    if (height !== sentHeight) send({ type: 'touchline:height', height });
    sentHeight = height;
    const hasOverlay = getOverlay() !== null;
    const isCramped = view.height < Math.min(view.room, height) - 1;
    if (hasOverlay && !hadOverlay && isCramped) {
      const top = Math.min(view.top, height - Math.min(view.room, height));
      send({ type: 'touchline:scroll', top: Math.max(0, top) });
    }
    hadOverlay = hasOverlay;
  }

  function measureSoon(): void {
    cancelAnimationFrame(due);
    due = requestAnimationFrame(measure);
  }

  function listen({ source, origin, data }: MessageEvent): void {
    if (source !== window.parent || !embedders.includes(origin)) return;
    const view = readHostView(data);
    if (view === null) return;
    host = { origin, view };
    showHostView(view);
    measureSoon();
  }

  const press = ({ type }: Event) => {
    isPressed = type === 'pointerdown';
  };

  /** What is pressed is in sight, whatever was last heard of the window; scrolling would move it from under the press. */
  function followFocus({ target }: FocusEvent): void {
    if (isPressed) return;
    const isInOverlay = target instanceof Element && target.closest('[data-overlay]') !== null;
    if (target instanceof Element && !isInOverlay) show(target.getBoundingClientRect().top);
  }

  const size = new ResizeObserver(measureSoon);
  const content = new MutationObserver(measureSoon);
  size.observe(document.body);
  content.observe(document.body, { childList: true, subtree: true });
  window.addEventListener('message', listen);
  document.addEventListener('focusin', followFocus);
  for (const type of presses) document.addEventListener(type, press, true);
  window.parent.postMessage({ type: 'touchline:hello', origins }, '*');

  function stop(): void {
    cancelAnimationFrame(due);
    size.disconnect();
    content.disconnect();
    window.removeEventListener('message', listen);
    document.removeEventListener('focusin', followFocus);
    for (const type of presses) document.removeEventListener(type, press, true);
  }
  return { show, stop };
}
