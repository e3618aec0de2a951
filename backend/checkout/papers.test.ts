import { createHash } from 'node:crypto';
import { subHours } from 'date-fns/subHours';
import { sql } from 'kysely';
import { getCartEndpoint, type Cart } from '#contract/cart/cart.ts';
import { testBackend } from '#tests/support/backend.ts';
import { agree, authorise, cards } from '#tests/support/checkout/pay.ts';
import { addPlace, customerWithBasket, openShop, type Customer } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeQuestions } from '#tests/support/make/make-schedule.ts';
import { getData } from '#tests/support/replies.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { call } = testBackend(shop.dependencies);

async function getCart({ token }: Customer): Promise<Cart> {
  return getData(getCartEndpoint, await call('/api/checkout/cart', { token }));
}

/** What the server says to whoever wants to pay, with these waivers of attendees. */
function getRefusal(customer: Customer, completedWaivers: readonly string[] = []): Promise<string> {
  return agree(shop, customer, { kiosk: false }, completedWaivers).then(
    () => 'none',
    (error: Error) => error.message,
  );
}

async function getLine({ bookingId }: Pick<Customer, 'bookingId'>): Promise<string> {
  return (await db.selectFrom('cartItems').where('bookingId', '=', bookingId).select('id').executeTakeFirstOrThrow())
    .id;
}

async function questionFor({ occurrenceId }: Customer): Promise<number> {
  const { scheduleId } = await db
    .selectFrom('occurrences')
    .where('id', '=', occurrenceId)
    .select('scheduleId')
    .executeTakeFirstOrThrow();
  const [question] = await makeQuestions(db, { id: scheduleId }, [{ type: 'text', required: true }, { type: 'text' }]);
  return question?.id ?? 0;
}

describe('questions that must be answered', () => {
  it('stop the checkout of a session of a timetable, each by its id, and are told in the basket', async () => {
    const customer = await customerWithBasket(shop);
    const questionId = await questionFor(customer);
    expect((await getCart(customer)).items).toMatchObject([{ questionsOutstanding: true }]);
    const refusal = await getRefusal(customer);
    expect(refusal).toContain('answered 422');
    expect(refusal).toContain(`"errors":{"custom_question_answers.${questionId}":["This field is required"]}`);
  });

  it.each(['for the booking', 'for the person, before the booking'])(
    'stop it no more once they are answered %s',
    async (how) => {
      const customer = await customerWithBasket(shop);
      const questionId = await questionFor(customer);
      const { userId, occurrenceId, bookingId } = customer;
      const owner = how === 'for the booking' ? { bookingId } : { userId, occurrenceId };
      await db
        .insertInto('questionAnswers')
        .values({ ...owner, questionId, answer: JSON.stringify('Sam'), answeredAt: shop.clock.now() })
        .execute();
      expect((await getCart(customer)).items).toMatchObject([{ questionsOutstanding: false }]);
      expect(await getRefusal(customer)).toBe('none');
    },
  );

  it('stop a payment that was prepared before they were asked', async () => {
    const customer = await customerWithBasket(shop);
    const prepared = await agree(shop, customer);
    await questionFor(customer);
    expect(await authorise(shop, customer, prepared, cards.approved, 422)).toMatchObject({ code: 'validation_failed' });
  });
});

/** A waiver that the session of this basket asks of each attendee. Returns its id and the line. */
async function askForWaivers({ occurrenceId, bookingId }: Customer, quantity: number) {
  const { id: restrictionId } = await db
    .insertInto('restrictions')
    .values({ name: 'Climbing waiver', type: 'enhanced-pre-waiver', terms: '<p>Ropes.</p>' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('occurrences').set({ attendeeWaiverId: restrictionId }).where('id', '=', occurrenceId).execute();
  await db.updateTable('cartItems').set({ quantity }).where('bookingId', '=', bookingId).execute();
  return { restrictionId, cartItemId: await getLine({ bookingId }) };
}

interface Agreement {
  ownerUserId: number;
  restrictionId: string;
  lastName?: string;
  cartItemId?: string | null;
  hoursAgo?: number;
  terms?: string;
}

/** Somebody's agreement to a waiver for Sam. Returns its id. */
async function agreeFor(agreement: Agreement): Promise<string> {
  const { ownerUserId, restrictionId, lastName = 'Reed', cartItemId = null } = agreement;
  const { hoursAgo = 0, terms = '<p>Ropes.</p>' } = agreement;
  const attendee = await db
    .insertInto('attendees')
    .values({ ownerUserId, firstName: 'Sam', lastName })
    .onConflict((conflict) =>
      conflict
        .expression(sql`owner_user_id, lower(first_name), lower(last_name), date_of_birth`)
        .doUpdateSet({ lastName }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const agreedAt = subHours(shop.clock.now(), hoursAgo);
  const termsHash = createHash('sha256').update(terms).digest('hex');
  const values = { restrictionId, attendeeId: attendee.id, cartItemId, agreedAt, termsHash };
  return (await db.insertInto('questionWaivers').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

describe('waivers of attendees', () => {
  const incomplete = '"code":"waivers_incomplete"';

  it('stop the checkout until it names an agreement for everybody who comes', async () => {
    const customer = await customerWithBasket(shop);
    const line = await askForWaivers(customer, 2);
    const restriction = { id: line.restrictionId, name: 'Climbing waiver', type: 'enhanced-pre-waiver' };
    const waiver = { cartItemId: line.cartItemId, restriction, required: 2 };
    expect(await getCart(customer)).toMatchObject({
      attendeeWaiversRequired: true,
      attendeeWaivers: [{ ...waiver, completed: 0, questionWaiverIds: [] }],
    });
    const ids: string[] = [];
    for (const completed of [1, 2]) {
      expect(await getRefusal(customer, ids)).toContain(incomplete);
      ids.push(await agreeFor({ ...line, ownerUserId: customer.userId, lastName: `Reed ${completed}` }));
      expect((await getCart(customer)).attendeeWaivers).toMatchObject([{ ...waiver, completed }]);
    }
    const [first = ''] = ids;
    expect(await getRefusal(customer)).toContain(incomplete);
    expect(await getRefusal(customer, [first, first])).toContain(incomplete);
    expect(await getRefusal(customer, ids)).toBe('none');
  });

  it.each<[string, Partial<Agreement>]>([
    ['was given the day before', { hoursAgo: 25 }],
    ['was given to other terms', { terms: '<p>Ladders.</p>' }],
  ])('count no agreement that %s', async (_, change) => {
    const customer = await customerWithBasket(shop);
    const line = await askForWaivers(customer, 1);
    const id = await agreeFor({ ...line, ownerUserId: customer.userId, ...change });
    expect((await getCart(customer)).attendeeWaivers).toMatchObject([{ completed: 0 }]);
    expect(await getRefusal(customer, [id])).toContain(incomplete);
  });

  it('count no agreement of another account, of another waiver, or twice of the same person', async () => {
    const [customer, other] = [await customerWithBasket(shop), await customerWithBasket(shop)];
    const line = await askForWaivers(customer, 2);
    const { restrictionId } = await askForWaivers(other, 1);
    const ids = [
      await agreeFor({ ...line, ownerUserId: other.userId }),
      await agreeFor({ ...line, ownerUserId: customer.userId, restrictionId }),
      await agreeFor({ ...line, ownerUserId: customer.userId }),
      await agreeFor({ ...line, ownerUserId: customer.userId }),
    ];
    expect((await getCart(customer)).attendeeWaivers).toMatchObject([{ required: 2, completed: 1 }]);
    expect(await getRefusal(customer, ids)).toContain(incomplete);
  });

  it('may be agreed to before a line is named, and count for one line then', async () => {
    const customer = await customerWithBasket(shop);
    const { restrictionId } = await askForWaivers(customer, 1);
    const second = await addPlace(shop, customer);
    await db
      .updateTable('occurrences')
      .set({ attendeeWaiverId: restrictionId })
      .where('id', '=', second.occurrenceId)
      .execute();
    const ids = [await agreeFor({ restrictionId, ownerUserId: customer.userId })];
    const stranger = await customerWithBasket(shop);
    ids.push(await agreeFor({ restrictionId, ownerUserId: stranger.userId }));
    expect(await getRefusal(customer, ids)).toContain(incomplete);
    ids.push(await agreeFor({ restrictionId, ownerUserId: customer.userId, lastName: 'Hart' }));
    expect(await getRefusal(customer, ids)).toBe('none');
    const rows = await db.selectFrom('questionWaivers').where('id', 'in', ids).select('bookingId').execute();
    expect(rows.map((row) => row.bookingId).toSorted()).toEqual(
      [customer.bookingId, second.bookingId, null].toSorted(),
    );
  });

  it('are not bought with twice: an earlier order keeps its agreements', async () => {
    const customer = await customerWithBasket(shop);
    const line = await askForWaivers(customer, 1);
    const id = await agreeFor({ ...line, ownerUserId: customer.userId });
    await db
      .updateTable('carts')
      .set({ status: 'closed', closedAt: shop.clock.now() })
      .where('id', '=', customer.cartId)
      .execute();
    const next = await db
      .insertInto('carts')
      .values({ userId: customer.userId, channel: 'online', source: 'activity-booking' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { occurrenceId } = await addPlace(shop, { userId: customer.userId, cartId: next.id });
    await db
      .updateTable('occurrences')
      .set({ attendeeWaiverId: line.restrictionId })
      .where('id', '=', occurrenceId)
      .execute();
    expect(await getRefusal(customer, [id])).toContain(incomplete);
    const [row] = await db.selectFrom('questionWaivers').where('id', '=', id).select('cartItemId').execute();
    expect(row).toEqual({ cartItemId: line.cartItemId });
  });

  it('stop a payment whose agreement was withdrawn after it was prepared', async () => {
    const customer = await customerWithBasket(shop);
    const line = await askForWaivers(customer, 1);
    const id = await agreeFor({ ...line, ownerUserId: customer.userId });
    const prepared = await agree(shop, customer, { kiosk: false }, [id]);
    await db.deleteFrom('questionWaivers').where('id', '=', id).execute();
    expect(await authorise(shop, customer, prepared, cards.approved, 422)).toMatchObject({
      code: 'waivers_incomplete',
    });
    const again = await agreeFor({ ...line, ownerUserId: customer.userId });
    const paid = await agree(shop, customer, { kiosk: false }, [again]);
    expect(await authorise(shop, customer, paid, cards.approved)).toMatchObject({ transaction_status: 'authorised' });
  });

  it('are asked of nobody where no session asks for them', async () => {
    expect(await getCart(await customerWithBasket(shop))).toMatchObject({
      attendeeWaiversRequired: false,
      attendeeWaivers: [],
    });
  });
});
