import { getProvider } from '#backend/payments/get-provider.ts';
import type { PaymentProvider } from '#backend/payments/provider.ts';
import type { BillingDeps } from './billing-deps.ts';
import { readCard } from './charge-card.ts';
import type { ChargeResult } from './charge-result.ts';
import type { Claimed } from './claim-charge.ts';

/** Where the money is when the provider does not capture it, perhaps because it has been captured before. */
async function findMoney(provider: PaymentProvider, providerRef: string, code: string): Promise<ChargeResult> {
  const money = await provider.moneyState({ providerRef });
  if (money.kind === 'unknown') return money;
  if (money.capturedAmount > 0) return { kind: 'paid', providerRef };
  return money.isHeld ? { kind: 'unknown', cause: code } : { kind: 'failed', code };
}

/** Captures the money that is held for a charge: once, however often it is asked for. */
export async function captureCard(
  deps: BillingDeps,
  { id, attempts, amount }: Claimed,
  mandateId: string,
  providerRef: string,
): Promise<ChargeResult> {
  const card = await readCard(deps, mandateId);
  if (card === undefined) return { kind: 'failed', code: 'no_card' };
  const provider = getProvider(card, deps);
  const result = await provider.capture({ providerRef, amount, reference: `${id}-${attempts}` });
  switch (result.kind) {
    case 'done':
      return { kind: 'paid', providerRef };
    case 'refused':
      return { kind: 'failed', code: result.code };
    case 'unknown':
      return result;
    case 'not_applicable':
    case 'nothing_left':
      return findMoney(provider, providerRef, result.code);
  }
}
