import { keepEarlyTaps } from '#lib/browser/keep-early-taps.ts';

/** Without the indentation, and the blanks that Node leaves where types were. */
const source = keepEarlyTaps.toString().replace(/\s+/g, ' ');
const endOfHead = '</head>';

/** Adds to a page's head the inline script that keeps taps until hydration. */
export function withEarlyTaps(page: string): string {
  return page.replace(endOfHead, () => `<script>(${source})()</script>${endOfHead}`);
}
