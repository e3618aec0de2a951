import type { CartChoice } from '#backend/cart/choose-cart.ts';
import type { Db } from '#backend/db/schema.ts';
import { invalid, notFound, DomainError } from '#backend/failure.ts';
import { readOperator } from '#backend/operator/store.ts';
import type { AddItem } from '#contract/cart/add-item.ts';
import type { GoodsLine, LineTicket } from './line.ts';

type Wanted = { pricingOptionId: string } | { number: number };

/** Finds a ticket of a schedule by its pricing option (v2) or its number (v1); undefined when there is none. */
export async function findTicket(db: Db, scheduleId: string, wanted: Wanted): Promise<LineTicket | undefined> {
  const tickets = db
    .selectFrom('tickets as t')
    .innerJoin('pricingOptions as p', 'p.id', 't.pricingOptionId')
    .where('t.scheduleId', '=', scheduleId)
    .select([
      't.id',
      't.name',
      't.attendees',
      't.minimumAge',
      't.maximumAge',
      'p.id as pricingOptionId',
      'p.price',
      'p.taxRate',
    ]);
  const ticket =
    'number' in wanted
      ? await tickets.where('t.number', '=', wanted.number).executeTakeFirst()
      : await tickets.where('p.id', '=', wanted.pricingOptionId).executeTakeFirst();
  if (ticket === undefined) return undefined;
  const extras = await db
    .selectFrom('ticketExtras as e')
    .innerJoin('pricingOptions as p', 'p.id', 'e.pricingOptionId')
    .where('e.ticketId', '=', ticket.id)
    .select(['p.id as pricingOptionId', 'p.name', 'p.reference', 'p.price', 'p.taxRate'])
    .execute();
  return { ...ticket, extras: extras.map(({ reference, name, ...extra }) => ({ ...extra, name: name ?? reference })) };
}

interface GoodsRequest {
  index: number;
  item: AddItem;
  forUserId: number | null;
}

interface Option {
  kind: string;
  packageId: string | null;
  isSoldOnline: boolean | null;
  isSoldFoh: boolean | null;
}

/**
 * Refuses goods that an order cannot grant (decision 025). Packages and guest passes are sold to a person, products
 * only by the front desk, which hands them over. Throws `not_sold`, and `validation_failed` when nobody would own them.
 */
async function checkGranted(
  db: Db,
  { index, forUserId }: GoodsRequest,
  { kind, packageId, isSoldOnline, isSoldFoh }: Option,
  choice: CartChoice,
): Promise<void> {
  const notSold = new DomainError('not_sold', { details: { itemIndex: index } });
  const isAtDesk = choice.source === 'front-of-house';
  if (kind === 'product') {
    if (!isAtDesk) throw notSold;
    return;
  }
  if (kind === 'package' && (packageId === null || !(isAtDesk ? isSoldFoh : isSoldOnline))) throw notSold;
  if (kind === 'guest_pass' && !isAtDesk && !(await readOperator(db)).onlineGuestPassesEnabled) throw notSold;
  if (forUserId === null) throw invalid({ [`items.${index}.purchased_for_user_id`]: ['Required'] });
}

/** Finds a package, guest pass or product by its price. Throws `not_found`, and what `checkGranted` throws. */
export async function findGoods(db: Db, request: GoodsRequest, choice: CartChoice): Promise<GoodsLine> {
  const option = await db
    .selectFrom('pricingOptions as p')
    .leftJoin('packages as k', 'k.pricingOptionId', 'p.id')
    .where('p.id', '=', String(request.item.purchasableId))
    .where('p.isSold', '=', true)
    .where('p.kind', 'in', ['package', 'guest_pass', 'product'])
    .select([
      'p.id',
      'p.name',
      'p.reference',
      'p.price',
      'p.taxRate',
      'p.kind',
      'k.id as packageId',
      'k.name as packageName',
      'k.friendlyName',
      'k.isSoldOnline',
      'k.isSoldFoh',
    ])
    .executeTakeFirst();
  if (option === undefined) throw notFound();
  await checkGranted(db, request, option, choice);
  const name = option.friendlyName ?? option.packageName ?? option.name ?? option.reference;
  return { ...request, kind: 'goods', pricingOptionId: option.id, name, price: option.price, taxRate: option.taxRate };
}
