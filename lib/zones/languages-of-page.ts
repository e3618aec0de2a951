import type * as Languages from '#contract/languages/languages.ts';

/** English, as in `contract/languages/languages.ts`, in whose place this module is in a browser. */
export const defaultLanguage: typeof Languages.defaultLanguage = 'en';

/** The languages of the page: the one it is in. A page in another language is another document. */
export const languages: typeof Languages.languages = [document.documentElement.lang];
