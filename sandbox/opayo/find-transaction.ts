import type { World } from '#sandbox/world.ts';
import { vendorCodeKey, type Transaction } from './opayo-state.ts';

/** A transaction of this account. */
export function findTransaction(
  world: World,
  namespace: string,
  transactionId: string | undefined,
): Transaction | null {
  const transaction = world.state.opayo.transactions[transactionId?.toUpperCase() ?? ''];
  return transaction?.namespace === namespace ? transaction : null;
}

/** Whether this account has used a vendor code before. */
export function isVendorTxCodeUsed(world: World, namespace: string, vendorTxCode: string): boolean {
  return vendorCodeKey({ namespace, vendorTxCode }) in world.state.opayo.vendorTxCodes;
}
