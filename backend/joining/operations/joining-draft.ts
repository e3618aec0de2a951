import type { Dependencies } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { hashToken } from '#backend/http/input/token.ts';
import { readAccountLanguage, hasAccount, saveDraft, readDraft } from '#backend/joining/drafts.ts';
import { findWanted } from '#backend/joining/read-types.ts';
import { letter } from '#backend/mail/letter.ts';
import { mailText } from '#backend/mail/mail-text.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { operation } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import { instant } from '#backend/serialize/instant.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { getNetwork } from '#contract/get-network.ts';
import { saveJoiningDraftEndpoint, readJoiningDraftEndpoint } from '#contract/joining/draft.ts';
import type { Language } from '#contract/languages/languages.ts';
import { siteZone } from '#contract/rules/site-zone.ts';

/** What somebody typed on another device, by the key of the link mailed to them. Throws `invalid_token`. 60 an hour from one network. */
export const readJoiningDraft = operation(readJoiningDraftEndpoint, async ({ body }, context) => {
  const { db, limits, address } = context;
  await limits.consume('joining key', getNetwork(address), { limit: 60, windowSeconds: 3600 });
  const { expiresAt, ...draft } = await readDraft(db, body.token, context);
  return { data: { ...draft, hasAccount: await hasAccount(db, draft.email), expiresAt: instant(expiresAt) } };
});

interface Mailed {
  email: string;
  token: string;
  expiresAt: Date;
  /** Of whoever types, who has no account yet. */
  language: Language;
  venueName: string;
}

/** Mails the link with which somebody goes on with joining on another device. It repeats nothing that was typed. */
async function queueDraft(
  tx: Tx,
  { email, token, expiresAt, language, venueName }: Mailed,
  { config, clock }: Pick<Dependencies, 'config' | 'clock'>,
): Promise<void> {
  const words = mailText(language);
  const { t } = words;
  const { name: operatorName } = await readOperator(tx);
  const heading = t('mails.resumeJoining.title');
  const date = words.date(localDate(expiresAt, siteZone));
  const paragraphs = [
    t('mails.resumeJoining.lead', { venue: venueName }),
    t('mails.resumeJoining.until', { date }),
    t('mails.resumeJoining.notYou'),
  ];
  const url = `${config.joiningUrl}/join/resume?key=${token}`;
  const action = { label: t('mails.resumeJoining.action'), url };
  const { html, text } = letter({ words, operatorName, heading, paragraphs, action });
  const mail = { to: email, subject: heading, html, text };
  await queueMail(tx, mail, `joining-draft:${hashToken(token)}`, clock.now());
}

const window = { windowSeconds: 3600 };

/**
 * Keeps what somebody typed to join, and mails a link to it (docs/product.md#joining). Throws `not_found` for a venue
 * that sells no memberships online, `validation_failed`. 5 an hour for an address of mail from one network and 20
 * from all, 30 for a network: who types somebody else's address keeps them from nothing.
 */
export const saveJoiningDraft = operation(saveJoiningDraftEndpoint, async ({ body }, context) => {
  const { db, limits, address } = context;
  await limits.consume('joining draft network', getNetwork(address), { limit: 30, ...window });
  const { email, membershipTypeId, homeVenue, ...content } = body;
  const { type, venue } = await findWanted(db, { membershipTypeId, homeVenue });
  const name = email.toLowerCase();
  await limits.consume('joining draft', `${getNetwork(address)} ${name}`, { limit: 5, ...window });
  await limits.consume('joining draft address', name, { limit: 20, ...window });
  const language = (await readAccountLanguage(db, email)) ?? context.language ?? 'en';
  const draft = { email, membershipTypeId: type.id, homeVenueId: venue.venueId, content };
  const expiresAt = await transact(db, async (tx) => {
    const saved = await saveDraft(tx, draft, context);
    await queueDraft(tx, { email, ...saved, language, venueName: venue.name }, context);
    return saved.expiresAt;
  });
  return { data: { expiresAt: instant(expiresAt) }, message: 'We have sent you a link to go on with' };
});
