import type { MessageKey } from '#lib/i18n/translate.ts';

export interface HelpArticle {
  title: MessageKey;
  /** Questions with their answers. */
  parts: readonly (readonly [title: MessageKey, words: MessageKey])[];
}

/** Built-in help articles, the same for every operator. */
export const helpArticles = {
  booking: {
    title: 'help.booking.title',
    parts: [
      ['help.booking.howTitle', 'help.booking.how'],
      ['help.booking.holdTitle', 'help.booking.hold'],
      ['help.booking.othersTitle', 'help.booking.others'],
      ['help.booking.fullTitle', 'help.booking.full'],
    ],
  },
  cancellations: {
    title: 'help.cancellations.title',
    parts: [
      ['help.cancellations.untilTitle', 'help.cancellations.until'],
      ['help.cancellations.howTitle', 'help.cancellations.how'],
      ['help.cancellations.moneyTitle', 'help.cancellations.money'],
      ['help.cancellations.termsTitle', 'help.cancellations.terms'],
    ],
  },
  accessibility: {
    title: 'help.accessibility.title',
    parts: [
      ['help.accessibility.aimTitle', 'help.accessibility.aim'],
      ['help.accessibility.checkTitle', 'help.accessibility.check'],
      ['help.accessibility.limitsTitle', 'help.accessibility.limits'],
      ['help.accessibility.tellTitle', 'help.accessibility.tell'],
    ],
  },
  privacy: {
    title: 'help.privacy.title',
    parts: [
      ['help.privacy.keepsTitle', 'help.privacy.keeps'],
      ['help.privacy.cardTitle', 'help.privacy.card'],
      ['help.privacy.cookiesTitle', 'help.privacy.cookies'],
      ['help.privacy.whereTitle', 'help.privacy.where'],
      ['help.privacy.neverTitle', 'help.privacy.never'],
    ],
  },
  contact: { title: 'help.contact.title', parts: [] },
  terms: { title: 'help.terms.title', parts: [] },
} as const satisfies Record<string, HelpArticle>;

export type HelpTopic = keyof typeof helpArticles;

/** Whether a path segment is the name of an article. */
export const isHelpTopic = (word: string): word is HelpTopic => Object.hasOwn(helpArticles, word);
