import { visitCookies } from '#lib/zones/visit-cookies.ts';

/** The room that a part of the page took the last time on this screen. */
export interface Room {
  /** Of the window, in CSS pixels. */
  width: number;
  /** Of the part, in CSS pixels. */
  height: number;
}

/** The browser's key for the room; a log-out clears it with the rest of the storage. */
const key = 'touchline:again';

/** Keeps the room for the next visit; null forgets it. */
export function keepRoom(room: Room | null): void {
  try {
    if (room === null) localStorage.removeItem(key);
    else localStorage.setItem(key, `${room.width} ${room.height}`);
  } catch {
    // Without storage the part takes its room when it is there.
  }
}

/** The height to reserve in a window of this width; null where nothing was kept for it. */
export function keptHeight(width: number): number | null {
  try {
    const [keptWidth, height] = (localStorage.getItem(key) ?? '').split(' ').map(Number);
    return keptWidth === width && height !== undefined && height > 0 ? height : null;
  } catch {
    return null;
  }
}

/**
 * The inline script that reserves the room before the first paint, as the first child of the part: that of the last time,
 * for a visitor with a venue that of its cards. It does what `keptHeight` does, and is a constant, because the policy of cached pages names its hash.
 */
export const earlyRoom = `{
const part = document.currentScript.parentElement;
try {
  const [width, height] = (localStorage.getItem('${key}') ?? '').split(' ');
  if (Number(width) === innerWidth) part.style.minHeight = height + 'px';
  else if (document.cookie.includes('${visitCookies.venue}=')) part.dataset.own = '';
} catch {}
}`;
