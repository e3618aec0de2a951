import type { Context } from '#backend/context.ts';
import { DomainError } from '#backend/failure.ts';
import type { Payer } from '#backend/mandates/saved-card.ts';
import type { PaymentAccount } from '#backend/payments/choose-account.ts';
import { getProvider } from '#backend/payments/get-provider.ts';
import { offerSavedCard } from '#backend/payments/saved-cards/choose-card.ts';
import type { CardSession, ProviderKind } from '#contract/payments/payments.ts';

/** What is said when the provider of a kind gives no session. */
export function sessionFailure(kind: ProviderKind): string {
  return kind === 'stripe' ? 'Failed to get Stripe configuration' : 'Failed to create Opayo session';
}

interface Opening {
  account: Pick<PaymentAccount, 'kind' | 'mode'>;
  payer: Payer;
  /** The saved card to pay with; the newest when absent. */
  savedCardId?: string | undefined;
  failureText: string;
}

/**
 * A session for one card entry at the provider. Throws `provider_unavailable` with the text given, and `not_found` for a
 * saved card that cannot be used here.
 */
export async function openCardSession(
  context: Context,
  { account, payer, savedCardId, failureText }: Opening,
): Promise<CardSession> {
  const offered = await offerSavedCard(context, payer, savedCardId);
  const session = await getProvider(account, context).createCardSession();
  if (session === null) throw new DomainError('provider_unavailable', { message: failureText });
  return { ...session, mode: account.mode, ...offered };
}
