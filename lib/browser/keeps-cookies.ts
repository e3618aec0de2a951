import { ownAttributes } from './own-attributes.ts';

const probe = 'touchline_probe';

/** Whether this page can keep a cookie. Some browsers refuse even a partitioned one in a frame of another site. */
export function keepsCookies(): boolean {
  const attributes = `Path=/; ${ownAttributes()}`;
  try {
    document.cookie = `${probe}=1; ${attributes}`;
    const isKept = document.cookie.includes(`${probe}=1`);
    document.cookie = `${probe}=; Max-Age=0; ${attributes}`;
    return isKept;
  } catch {
    // A sandboxed frame without an origin.
    return false;
  }
}

export const isInFrame = (): boolean => window.parent !== window;
