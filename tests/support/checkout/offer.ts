/** The offer a customer accepts: an amount by card for the basket they saw, and the terms. */
export function offer(hash: string, amount: number, changes: object = {}) {
  return {
    payments: [{ tender_type: 'online', amount }],
    terms: true,
    completed_waivers: [],
    source: 'online',
    item_hash: hash,
    ...changes,
  };
}
