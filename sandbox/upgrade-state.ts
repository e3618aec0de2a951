import { vendorCodeKey } from './opayo/opayo-state.ts';
import type { SandboxState } from './world.ts';

/** Adds to the state of version 4 what version 5 keeps beside its transactions, so that an older demo keeps its payments. */
export function upgradeState(saved: Omit<SandboxState, 'version'> & { version: 4 | 5 }): SandboxState {
  if (saved.version === 5) return { ...saved, version: 5 };
  const codes = Object.values(saved.opayo.transactions).map(
    (transaction) => [vendorCodeKey(transaction), true] as const,
  );
  return { ...saved, version: 5, opayo: { ...saved.opayo, vendorTxCodes: Object.fromEntries(codes), sweptAt: {} } };
}
