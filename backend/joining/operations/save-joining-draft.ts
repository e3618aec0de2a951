import { transact } from '#backend/db/connection/transact.ts';
import { readAccountLanguage } from '#backend/joining/account-of-draft.ts';
import { saveDraft } from '#backend/joining/drafts.ts';
import { findWanted } from '#backend/joining/find-wanted.ts';
import { queueDraft } from '#backend/joining/queue-draft.ts';
import { operation } from '#backend/operation.ts';
import { instant } from '#backend/serialize/instant.ts';
import { getNetwork } from '#contract/get-network.ts';
import { saveJoiningDraftEndpoint } from '#contract/joining/draft.ts';

const window = { windowSeconds: 3600 };

/**
 * Keeps what somebody typed to join, and mails a link to it (docs/product.md#joining). Throws `not_found` for a venue
 * that sells no memberships online, `validation_failed`. 5 an hour for an address of mail, 30 for one of the network.
 */
export const saveJoiningDraft = operation(saveJoiningDraftEndpoint, async ({ body }, context) => {
  const { db, limits, address } = context;
  await limits.consume('joining draft network', getNetwork(address), { limit: 30, ...window });
  const { email, membershipTypeId, homeVenue, ...content } = body;
  const { type, venue } = await findWanted(db, { membershipTypeId, homeVenue });
  await limits.consume('joining draft', email.toLowerCase(), { limit: 5, ...window });
  const language = (await readAccountLanguage(db, email)) ?? context.language ?? 'en';
  const draft = { email, membershipTypeId: type.id, homeVenueId: venue.venueId, content };
  const expiresAt = await transact(db, async (tx) => {
    const saved = await saveDraft(tx, draft, context);
    await queueDraft(tx, { email, ...saved, language, venueName: venue.name }, context);
    return saved.expiresAt;
  });
  return { data: { expiresAt: instant(expiresAt) }, message: 'We have sent you a link to go on with' };
});
