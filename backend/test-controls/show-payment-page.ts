import type { Db } from '#backend/db/schema.ts';

export interface ShownPage {
  /** Slug of the venue that gets an account of its own at a provider with a payment page. */
  venue: string;
  display: 'frame' | 'popup' | 'top';
}

/** Lets payments at a venue be made on the sandbox's payment page, shown so; false when there is no such venue. */
export async function showPaymentPage(db: Db, { venue, display }: ShownPage): Promise<boolean> {
  const found = await db.selectFrom('venues').where('slug', '=', venue).select('id').executeTakeFirst();
  if (found === undefined) return false;
  await db
    .insertInto('paymentAccounts')
    .values({
      ...{ venueId: found.id, kind: 'hosted', mode: 'sandbox', name: `Payment page as ${display}` },
      settings: JSON.stringify({ display }),
    })
    .execute();
  return true;
}
