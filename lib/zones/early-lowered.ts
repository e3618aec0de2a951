import { loweredCookie } from './visit-cookies.ts';

/**
 * The inline script of a kiosk's pages that lowers the screen before the first paint, where the visitor has asked for it.
 * A constant, because the content policies of pages with a nonce name its hash.
 */
export const earlyLowered = `if (/(?:^|; )${loweredCookie}=1/.test(document.cookie)) document.documentElement.dataset.lowered = '';`;
