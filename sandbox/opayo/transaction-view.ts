import type { Transaction } from './opayo-state.ts';

/** The transaction object of 201 and 200 answers. */
export function transactionView(transaction: Transaction): Record<string, unknown> {
  const { transactionId, transactionType, result, card, currency, avsCvcCheck, challenge, threeDSecure } = transaction;
  const { amount, surchargeAmount } = transaction;
  return {
    transactionId,
    ...(challenge ? { acsTransId: challenge.acsTransId, dsTransId: challenge.dsTransId } : {}),
    transactionType,
    ...result,
    paymentMethod: { card: { ...card, reusable: isReusable(transaction) } },
    amount: { totalAmount: amount + surchargeAmount, saleAmount: amount, surchargeAmount },
    currency,
    ...(avsCvcCheck ? { avsCvcCheck } : {}),
    ...(threeDSecure ? { '3DSecure': { status: threeDSecure } } : {}),
  };
}

function isReusable({ cardOnFile, result }: Transaction): boolean {
  return cardOnFile === 'subsequent' || (cardOnFile === 'first' && result?.status === 'Ok');
}
