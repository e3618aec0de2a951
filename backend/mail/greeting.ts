import type { MailText } from './mail-text.ts';

const longest = 40;

/** A name that may be used in a mail: it holds no address, mark-up or sentence. */
export function plainName(name: string): string {
  const letters = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}'’ -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return letters.length <= longest ? letters : '';
}

/**
 * How a mail begins: 'Hello Alex', or 'Hello' when the address is not confirmed (null) or the name is not fit. Whoever
 * registers somebody else's address also chooses the name, and could send them text of their own.
 */
export function greeting(firstName: string | null, { t }: MailText): string {
  const name = firstName === null ? '' : plainName(firstName);
  return name === '' ? t('mails.hello') : t('mails.helloName', { name });
}
