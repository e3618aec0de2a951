import type { Tx } from '#backend/db/schema.ts';

/** Deletes the waivers of basket lines that are removed, or that another person takes over. */
export async function eraseLineWaivers(tx: Tx, cartItemIds: readonly string[]): Promise<void> {
  if (cartItemIds.length === 0) return;
  await tx.deleteFrom('questionWaivers').where('cartItemId', 'in', cartItemIds).execute();
}
