import { addDays } from 'date-fns/addDays';
import type { Dependencies, Context } from '#backend/context.ts';
import type { Tx, Db } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import { hashToken } from '#backend/http/input/token.ts';
import { plainName } from '#backend/mail/greeting.ts';
import { letter } from '#backend/mail/letter.ts';
import { mailText, type MailText } from '#backend/mail/mail-text.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { readOperator } from '#backend/operator/store.ts';
import { getNetwork } from '#contract/get-network.ts';
import type { Language } from '#contract/languages/languages.ts';
import { findTaken, queueTaken } from './sign-in/ask-address.ts';
import { fullName } from './user.ts';

/** Keys of invitations cannot be guessed; this keeps anybody from trying. 60 an hour from one network. */
export async function limitInvitations({ limits, address }: Context): Promise<void> {
  await limits.consume('invitation key', getNetwork(address), { limit: 60, windowSeconds: 3600 });
}

/** An open invitation with its link, whoever holds its key. Throws `invalid_token`. */
export async function findInvitation(db: Db, token: string, now: Date) {
  const invitation = await db
    .selectFrom('invitations as v')
    .innerJoin('linkedUsers as l', 'l.id', 'v.linkedUserId')
    .innerJoin('users as inviter', 'inviter.id', 'l.userId')
    .innerJoin('users as person', 'person.id', 'l.referencedUserId')
    .where('v.tokenHash', '=', hashToken(token))
    .where('v.usedAt', 'is', null)
    .where('v.expiresAt', '>', now)
    .select(['v.id', 'v.kind', 'v.email', 'l.id as linkId', 'l.userId as inviterId', 'l.relationship'])
    .select(['inviter.firstName', 'inviter.lastName', 'person.id as personId', 'person.isInvited'])
    .select(['person.firstName as personFirstName', 'person.lastName as personLastName'])
    .executeTakeFirst();
  if (invitation === undefined) throw new DomainError('invalid_token');
  return invitation;
}

export type FoundInvitation = Awaited<ReturnType<typeof findInvitation>>;

/** Days for which an invitation can be accepted. */
const lifeDays = 14;

type Kind = 'link' | 'take_over';

interface Invitation {
  linkId: number;
  kind: Kind;
  email: string;
}

/** Ends the invitations of a link that are still open. */
export async function endInvitations(tx: Tx, linkId: number, now: Date): Promise<void> {
  await tx
    .updateTable('invitations')
    .set({ usedAt: now })
    .where('linkedUserId', '=', linkId)
    .where('usedAt', 'is', null)
    .execute();
}

/** Who invites whom, and the language of their mails: that of the invited where it is known. */
async function readLink(tx: Tx, linkId: number) {
  const link = await tx
    .selectFrom('linkedUsers as l')
    .innerJoin('users as inviter', 'inviter.id', 'l.userId')
    .innerJoin('users as invited', 'invited.id', 'l.referencedUserId')
    .where('l.id', '=', linkId)
    .select(['l.relationship', 'inviter.firstName', 'inviter.lastName', 'inviter.language'])
    .select(['invited.firstName as personFirstName', 'invited.lastName as personLastName', 'invited.email'])
    .select('invited.language as personLanguage')
    .executeTakeFirstOrThrow();
  const language: Language = link.email === null ? link.language : link.personLanguage;
  return { ...link, language };
}

type Link = Awaited<ReturnType<typeof readLink>>;

function getTexts(kind: Kind, link: Link, { t }: MailText) {
  // A mail to an address that anybody may type repeats no text that anybody may have typed.
  const shown = (row: { firstName: string; lastName: string }) => plainName(fullName(row)) || t('mails.somebody');
  const name = shown(link);
  if (kind === 'link') {
    const relationship = t(`mails.relationships.${link.relationship}`);
    return {
      heading: t('mails.invite.title', { name }),
      paragraphs: [
        t('mails.invite.lead', { name }),
        t('mails.invite.relationship', { relationship }),
        t('mails.invite.next'),
        t('mails.invite.notYou'),
      ],
      label: t('mails.invite.action'),
    };
  }
  const person = shown({ firstName: link.personFirstName, lastName: link.personLastName });
  return {
    heading: t('mails.takeOver.title'),
    paragraphs: [
      t('mails.takeOver.lead', { name, person }),
      t('mails.takeOver.next', { name, person }),
      t('mails.takeOver.notYou'),
    ],
    label: t('mails.takeOver.action'),
  };
}

/**
 * Mails an invitation whose link works once, for 14 days. Links mailed for the same link before are invalidated. Where
 * somebody would take over an account with an address that has one, its owner is told in place of it, and nobody else.
 */
export async function queueInvitation(
  tx: Tx,
  { linkId, kind, email }: Invitation,
  { clock, ids, config }: Pick<Dependencies, 'clock' | 'ids' | 'config'>,
): Promise<void> {
  const now = clock.now();
  const token = ids.token();
  const tokenHash = hashToken(token);
  await endInvitations(tx, linkId, now);
  await tx
    .insertInto('invitations')
    .values({
      kind,
      linkedUserId: linkId,
      tokenHash,
      email,
      createdAt: now,
      expiresAt: addDays(now, lifeDays),
      usedAt: null,
    })
    .execute();
  const taken = kind === 'take_over' ? await findTaken(tx, email) : undefined;
  if (taken !== undefined) return queueTaken(tx, { email, language: taken }, { clock, ids, config });
  const link = await readLink(tx, linkId);
  const { name: operatorName } = await readOperator(tx);
  const words = mailText(link.language);
  const { heading, paragraphs, label } = getTexts(kind, link, words);
  const action = { label, url: `${config.siteUrl}/invitation?key=${token}` };
  const { html, text } = letter({ words, operatorName, heading, paragraphs, action });
  await queueMail(tx, { to: email, subject: heading, html, text }, `invitation:${tokenHash}`, now);
}
