import type { MessageGroup } from '#lib/i18n/pick-messages.ts';
import type { Namespace } from '#lib/i18n/translate.ts';

/** The message namespaces that the client components of every page use. */
export const everywhere: readonly Namespace[] = ['chrome', 'common', 'cookies', 'errors', 'login', 'pages'];

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
  'chrome.english',
  'chrome.welsh',
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
  'login.accountParts',
  'login.joiningTitle',
  'login.joiningPrompt',
  'login.joiningPromptHelp',
  'login.joiningParts',
  'login.replace',
  'pages.titleBookings',
  'pages.titleAccount',
  'pages.titleJoining',
  'pages.bookings',
  'pages.account',
  'pages.joining',
  'pages.notFoundTitle',
];
