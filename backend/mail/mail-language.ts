/** The languages of mails, which are those of the site. */
export const mailLanguages = ['en', 'cy'] as const;
export type MailLanguage = (typeof mailLanguages)[number];
