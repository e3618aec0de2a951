import { hash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { ItemRow } from './item-rows.ts';

interface Hashed {
  cartUuid: string;
  currency: string;
  rows: ItemRow[];
  /** Reserved credit, minor units. */
  credit: { membership: number; general: number };
}

/** Version of the pricing rules. Raising it makes all earlier hashes invalid. */
const priceRules = 1;

/**
 * Fingerprint of everything a customer agrees to pay for
 * (docs/product.md#item-hash). Prolonging a hold doesn't change it; price,
 * lines, time of a session and credit do.
 */
export function itemHash({ cartUuid, currency, rows, credit }: Hashed): string {
  const lines = [...rows]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((row) => ({
      id: row.id,
      parent: row.parentId,
      purchasable: [row.purchasableType, row.purchasableId],
      quantity: row.quantity,
      unitPrice: row.unitPrice,
      lineTotal: row.lineTotal,
      benefit: row.benefitId,
      package: row.ownedPackageId,
      questions: row.questionsRevision,
      for: row.purchasedForUserId,
      startsAt: row.startsAt?.toISOString() ?? null,
    }));
  const text = canonicalize({ cartUuid, currency, credit, lines, priceRules }) ?? '';
  return hash('sha256', text, 'base64url');
}
