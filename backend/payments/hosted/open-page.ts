import { addSeconds } from 'date-fns/addSeconds';
import { z } from 'zod';
import type { Context } from '#backend/context.ts';
import { readBillingAddress } from '#backend/customers/billing-address.ts';
import type { Tx } from '#backend/db/schema.ts';
import { applyOutcome } from '#backend/payments/apply-outcome.ts';
import type { ScaForm } from '#backend/payments/provider.ts';
import { beginAuthorise } from '#backend/payments/records/begin-authorise.ts';
import type { PaymentTransaction } from '#backend/payments/records/transitions.ts';
import { pageReturnUrl } from '#backend/payments/sca/return-token.ts';
import type { Billing } from '#contract/customers/billing.ts';
import { pageInstruction } from './hosted-page.ts';

/** Time between two queries about a payment that the customer may be making on the page. */
export const pageCheckSeconds = 60;

const settingsSchema = z.object({ display: z.enum(['frame', 'popup', 'top']).catch('frame') });

/** Where the page is shown: a site that embeds ours is never left, and a kiosk has one window. */
function getFrame(settings: unknown, returnContext: PaymentTransaction['returnContext']): ScaForm['frame'] {
  const { display } = settingsSchema.parse(settings);
  if (display === 'frame' || returnContext?.kiosk === true) return 'iframe';
  return display === 'top' && returnContext?.embedded !== true ? 'top' : 'popup';
}

interface Opening {
  /** In state `ready`. */
  transaction: PaymentTransaction;
  bookingIds: readonly string[];
  /** As entered; absent: the address that the customer paid with last. */
  billing?: Billing;
}

/**
 * Locks places and credit for a payment and makes the signed form of the provider's page. The attempt is `sca_required`
 * afterwards, and the provider is asked about it from time to time, because the customer may never come back. Throws
 * `hold_expired` and `provider_unavailable`.
 */
export async function openPage(
  context: Context,
  tx: Tx,
  { transaction, bookingIds, billing }: Opening,
): Promise<PaymentTransaction> {
  const { config, clock, address } = context;
  const { id, accountId, userId, amount, currency, mode, returnContext } = transaction;
  const account = await tx
    .selectFrom('paymentAccounts')
    .where('id', '=', accountId)
    .select('settings')
    .executeTakeFirst();
  const user = await tx.selectFrom('users').where('id', '=', userId).select('email').executeTakeFirst();
  const card = { cardOnFile: 'no' } as const;
  const begun = await beginAuthorise(tx, { transaction, bookingIds, address, card }, context);
  const returnUrl = pageReturnUrl(config, transaction);
  const isKiosk = returnContext?.kiosk === true;
  const request = {
    ...{ transactionUuid: id, amount, currency },
    email: user?.email ?? null,
    billing: billing ?? (isKiosk || userId === null ? null : await readBillingAddress(tx, userId)),
    ...{ returnUrl, callbackUrl: returnUrl },
  };
  const sca = pageInstruction(request, { mode, frame: getFrame(account?.settings, returnContext) }, context);
  const outcome = { kind: 'sca_required', providerRef: id, sca } as const;
  await applyOutcome(tx, { transactionUuid: begun.id, outcome, by: 'client' }, context);
  return tx
    .updateTable('paymentTransactions')
    .set({ nextCheckAt: addSeconds(clock.now(), pageCheckSeconds) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
