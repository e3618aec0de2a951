import type { Dependencies } from '#backend/context.ts';
import { DomainError } from '#backend/failure.ts';
import { getProvider } from '#backend/payments/get-provider.ts';
import type { CardSession } from '#contract/payments.ts';
import type { PaymentAccount } from './choose-account.ts';

/** A session for one card entry at the provider. Throws `provider_unavailable` with the text given. */
export async function openCardSession(
  account: Pick<PaymentAccount, 'kind' | 'mode'>,
  dependencies: Pick<Dependencies, 'config' | 'services' | 'clock'>,
  failureText: string,
): Promise<CardSession> {
  const session = await getProvider(account, dependencies).createCardSession();
  if (session === null) throw new DomainError('provider_unavailable', { message: failureText });
  return { ...session, mode: account.mode, savedCard: null };
}
