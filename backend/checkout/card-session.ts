import type { Ports } from '#backend/context.ts';
import { Refusal } from '#backend/failure.ts';
import { providerOf } from '#backend/payments/provider-of.ts';
import type { CardSession } from '#contract/payments.ts';
import type { PaymentAccount } from './choose-account.ts';

/** A session for one card entry at the provider. Throws `provider_unavailable` with the text given. */
export async function openCardSession(
  account: Pick<PaymentAccount, 'kind' | 'mode'>,
  ports: Pick<Ports, 'config' | 'services' | 'clock'>,
  failureText: string,
): Promise<CardSession> {
  const session = await providerOf(account, ports).createCardSession();
  if (session === null) throw new Refusal('provider_unavailable', { message: failureText });
  return { ...session, mode: account.mode, savedCard: null };
}
