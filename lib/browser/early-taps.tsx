import { keepEarlyTaps } from './keep-early-taps.ts';

/**
 * The inline script that keeps taps until hydration, for pages that are cached for everybody: their policy allows a
 * script by its hash, that of other pages asks for a nonce.
 */
export const EarlyTaps = () => <script dangerouslySetInnerHTML={{ __html: `(${keepEarlyTaps.toString()})()` }} />;
