/** A public read that a page rests on: where it is asked, and what of. */
export interface Ground {
  /** Path and query. */
  target: string;
  /** Of the answer that the page shows. */
  checksum: string;
}

/** Whether a read still answers what the page shows. Also false when it cannot be asked: whoever reads it properly will know. */
export async function isSameStill({ target, checksum }: Ground): Promise<boolean> {
  const headers = { accept: 'application/json', 'if-none-match': `"${checksum}"` };
  const response = await fetch(target, { headers, cache: 'no-store' }).catch(() => null);
  return response?.status === 304;
}
