import type { BrowserData } from '#contract/payments/payments.ts';

/** The browser properties that a 3-D Secure request requires. */
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
