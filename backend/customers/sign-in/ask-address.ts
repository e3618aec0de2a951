import { sql } from 'kysely';
import type { Dependencies } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import { letter } from '#backend/mail/letter.ts';
import { mailText } from '#backend/mail/mail-text.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { readOperator } from '#backend/operator/store.ts';
import type { Language } from '#contract/languages/languages.ts';
import { queueEmailLink } from './email-link.ts';

type Deps = Pick<Dependencies, 'clock' | 'ids' | 'config'>;

/** Tells the owner of an address, and nobody else, that it belongs to an account; the caller learns nothing. */
export async function queueTaken(
  tx: Tx,
  { email, language }: { email: string; language: Language },
  { ids, clock, config }: Deps,
): Promise<void> {
  const { name } = await readOperator(tx);
  const words = mailText(language);
  const { t } = words;
  const subject = t('mails.taken.title');
  const { html, text } = letter({
    words,
    operatorName: name,
    heading: subject,
    paragraphs: [t('mails.taken.lead'), t('mails.taken.help')],
    action: { label: t('mails.choosePassword'), url: `${config.siteUrl}/forgotten-password` },
  });
  await queueMail(tx, { to: email, subject, html, text }, `email-taken:${ids.uuid()}`, clock.now());
}

/** The language of whoever has an address, but for one person; undefined when it is free. */
export async function findTaken(tx: Tx, email: string, exceptId = 0): Promise<Language | undefined> {
  const other = await tx
    .selectFrom('users')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('id', '!=', exceptId)
    .select('language')
    .executeTakeFirst();
  return other?.language;
}

interface NewAddress {
  userId: number;
  email: string;
  language: Language;
  deskStep?: 'confirm';
}

/** Mails a link that makes an address the person's. Where it is somebody else's, they are told in its place. */
export async function askAddress(tx: Tx, address: NewAddress, deps: Deps): Promise<void> {
  const { userId, email } = address;
  const taken = await findTaken(tx, email, userId);
  if (taken === undefined) await queueEmailLink(tx, address, deps);
  else await queueTaken(tx, { email, language: taken }, deps);
}
