import type { BrowserData } from '#contract/payments.ts';

/** What a bank's 3-D Secure check wants to know of the browser. */
export function browserData(): BrowserData {
  const { language, userAgent } = navigator;
  return {
    javaEnabled: false,
    javascriptEnabled: true,
    language,
    colorDepth: screen.colorDepth,
    screenHeight: screen.height,
    screenWidth: screen.width,
    tz: new Date().getTimezoneOffset(),
    userAgent,
    challengeWindowSize: window.innerWidth < 576 ? 'FullScreen' : 'Medium',
  };
}
