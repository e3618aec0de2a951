import { hasAccount } from '#backend/joining/account-of-draft.ts';
import { readDraft } from '#backend/joining/drafts.ts';
import { operation } from '#backend/operation.ts';
import { instant } from '#backend/serialize/instant.ts';
import { getNetwork } from '#contract/get-network.ts';
import { readJoiningDraftEndpoint } from '#contract/joining/draft.ts';

/** What somebody typed on another device, by the key of the link mailed to them. Throws `invalid_token`. 60 an hour from one network. */
export const readJoiningDraft = operation(readJoiningDraftEndpoint, async ({ body }, context) => {
  const { db, limits, address } = context;
  await limits.consume('joining key', getNetwork(address), { limit: 60, windowSeconds: 3600 });
  const { expiresAt, ...draft } = await readDraft(db, body.token, context);
  return { data: { ...draft, hasAccount: await hasAccount(db, draft.email), expiresAt: instant(expiresAt) } };
});
