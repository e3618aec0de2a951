import type { Db } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import { readMemberPrices } from './personal.ts';

interface ReferenceRequest {
  /** A customer's, letters large or small. */
  reference: string;
  optionId: string;
  /** Minor units, for everybody. */
  price: number;
  now: Date;
}

interface ReferencePrice {
  id: number;
  reference: string;
  /** Minor units, for that customer. */
  price: number;
}

/**
 * What a ticket costs the customer with a reference
 * (docs/product.md#tickets). Throws `discount_refused`, alike for a reference
 * nobody has and for one that is good for nothing here.
 */
export async function priceForReference(
  db: Db,
  { reference, optionId, price, now }: ReferenceRequest,
): Promise<ReferencePrice> {
  const customer = await db
    .selectFrom('users')
    .where((where) => where(where.fn<string>('lower', ['reference']), '=', reference.toLowerCase()))
    .select(['id', 'reference'])
    .executeTakeFirst();
  if (customer === undefined) throw new DomainError('discount_refused');
  const memberPrice = (await readMemberPrices(db, customer.id, [optionId], now)).get(optionId);
  if (memberPrice === undefined || memberPrice >= price) throw new DomainError('discount_refused');
  return { ...customer, price: memberPrice };
}
