/** What the page around an embedded page shows of its frame, in CSS pixels (docs/product.md#embedding). */
export interface HostView {
  /** The first visible pixel of the frame. */
  top: number;
  /** How much of the frame is visible from there; 0 while it is off the screen. */
  height: number;
  /** The height of the window around the frame. */
  room: number;
}

const isLength = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 100_000;

/** Reads a message of `public/embed.js`; null when it is anything else. */
export function readHostView(data: unknown): HostView | null {
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
export function showHostView({ top, height }: HostView): void {
  const { style } = document.documentElement;
  style.setProperty('--seen-top', `${top}px`);
  style.setProperty('--seen-height', `${height}px`);
  style.setProperty('--bottom-edge', `${Math.max(0, window.innerHeight - top - height)}px`);
}

/** The height at which an overlay of that kind shows all of itself, in pixels. */
const overlayHeight = 720;

/** The overlay that is open, if any. */
export const getOverlay = (): Element | null => document.querySelector('[data-overlay]');

/** The height that the content of the page needs, in pixels: at least room for an overlay while one is open. */
export function neededHeight({ room }: HostView): number {
  const content = Math.ceil(document.body.getBoundingClientRect().height);
  return getOverlay() === null ? content : Math.max(content, Math.min(room, overlayHeight));
}
