import type { MessageGroup } from '#lib/i18n/pick-messages.ts';
import type { Namespace } from '#lib/i18n/translate.ts';
import type { Mode } from '#lib/zones/variant.ts';
import type { Zone } from '#lib/zones/zone.ts';

/** The message namespaces that the client components of every page use. */
export const everywhere: readonly Namespace[] = ['chrome', 'common', 'cookies', 'errors', 'failures', 'login', 'pages'];

/** Messages of these namespaces that only server components use, so that no browser gets them. */
export const onServer: readonly MessageGroup[] = [
  'chrome.skip',
  'chrome.logoHome',
  'chrome.bookActivity',
  'chrome.bookCamp',
  'chrome.bookCourse',
  'chrome.buyMembership',
  'chrome.backToKiosk',
  'chrome.languageNavigation',
  'chrome.operatedBy',
  'chrome.terms',
  'chrome.privacy',
  'chrome.cookieSettings',
  'common.home',
  'common.breadcrumb',
  'common.call',
  'login.hello',
  'login.accountPrompt',
  'login.accountPromptHelp',
  'login.replace',
  'pages.titleBookings',
  'pages.titleAccount',
  'pages.titleJoining',
  'pages.titleFrontDesk',
  'pages.bookings',
  'pages.account',
  'pages.joining',
  'pages.frontDesk',
  'failures.notFoundTitle',
];

/** Messages of the account's navigation, which only pages of the account have. */
export const ofAccountNavigation: readonly MessageGroup[] = [
  'chrome.accountNavigation',
  'chrome.dashboard',
  'chrome.details',
  'chrome.memberships',
  'chrome.packages',
  'chrome.bookings',
  'chrome.guestPasses',
  'chrome.payments',
];

/** Messages of the question whether somebody is still at the kiosk. */
export const ofKioskWatch: readonly MessageGroup[] = [
  'chrome.kioskIdleTitle',
  'chrome.kioskIdleHelp',
  'chrome.kioskIdleSeconds',
  'chrome.kioskStay',
];

/** Messages of the help of a kiosk. */
export const ofKioskHelp: readonly MessageGroup[] = ['chrome.kioskHelp'];

/** Messages of the button that brings a kiosk's controls within reach. */
export const ofKioskLower: readonly MessageGroup[] = ['chrome.kioskLower', 'chrome.kioskRaise'];

/** Messages of the log-in at a kiosk. */
const ofKioskLogIn: readonly MessageGroup[] = [
  'login.usernameKiosk',
  'login.usernamePin',
  'login.pin',
  'login.pinHelp',
  'login.secret',
];

/** Messages of the strip of an embedded page. */
export const ofEmbeddedStrip: readonly MessageGroup[] = ['chrome.embeddedBasket', 'chrome.ownWindowNote'];

/** Messages of the last line of an embedded page. */
export const ofEmbeddedFoot: readonly MessageGroup[] = ['chrome.embeddedFoot'];

/** Messages of the time that the basket is held for, in that line. */
export const ofEmbeddedHeld: readonly MessageGroup[] = ['chrome.embeddedHeld'];

/** Messages that the client components of no page in this zone and mode use. */
export function unusedMessages({ zone, mode }: { zone: Zone; mode: Mode }): readonly MessageGroup[] {
  const notOfZone = zone === 'account' ? [] : ofAccountNavigation;
  const notOfKiosk = mode === 'kiosk' ? [] : [...ofKioskWatch, ...ofKioskHelp, ...ofKioskLower, ...ofKioskLogIn];
  const notOfFrame = mode === 'embedded' ? [] : [...ofEmbeddedStrip, ...ofEmbeddedFoot, ...ofEmbeddedHeld];
  return [...onServer, ...notOfZone, ...notOfKiosk, ...notOfFrame];
}
