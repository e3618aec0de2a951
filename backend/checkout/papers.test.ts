import { getCartEndpoint, type Cart } from '#contract/cart/cart.ts';
import { testBackend } from '#tests/support/backend.ts';
import { agree, authorise, cards } from '#tests/support/checkout/pay.ts';
import { customerWithBasket, openShop, type Customer } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeQuestions } from '#tests/support/make/make-schedule.ts';
import { getData } from '#tests/support/replies.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { call } = testBackend(shop.dependencies);

async function getCart({ token }: Customer): Promise<Cart> {
  return getData(getCartEndpoint, await call('/api/checkout/cart', { token }));
}

/** What the server says to whoever wants to pay. */
function getRefusal(customer: Customer): Promise<string> {
  return agree(shop, customer).then(
    () => 'none',
    (error: Error) => error.message,
  );
}

async function getLine({ bookingId }: Customer): Promise<string> {
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

describe('waivers of attendees', () => {
  it('stop the checkout until everybody who comes has agreed', async () => {
    const customer = await customerWithBasket(shop);
    const restriction = { name: 'Climbing waiver', type: 'enhanced-pre-waiver' as const };
    const { id: restrictionId } = await db
      .insertInto('restrictions')
      .values(restriction)
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('occurrences')
      .set({ attendeeWaiverId: restrictionId })
      .where('id', '=', customer.occurrenceId)
      .execute();
    const cartItemId = await getLine(customer);
    await db.updateTable('cartItems').set({ quantity: 2 }).where('id', '=', cartItemId).execute();
    const waiver = { cartItemId, restriction: { ...restriction, id: restrictionId }, required: 2 };
    expect(await getCart(customer)).toMatchObject({
      attendeeWaiversRequired: true,
      attendeeWaivers: [{ ...waiver, completed: 0 }],
    });
    for (const completed of [1, 2]) {
      expect(await getRefusal(customer)).toContain('"code":"waivers_incomplete"');
      const attendee = { ownerUserId: customer.userId, firstName: 'Sam', lastName: `Reed ${completed}` };
      const { id: attendeeId } = await db
        .insertInto('attendees')
        .values(attendee)
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('questionWaivers')
        .values({ restrictionId, attendeeId, cartItemId, agreedAt: shop.clock.now() })
        .execute();
      expect((await getCart(customer)).attendeeWaivers).toEqual([{ ...waiver, completed }]);
    }
    expect(await getRefusal(customer)).toBe('none');
  });

  it('are asked of nobody where no session asks for them', async () => {
    expect(await getCart(await customerWithBasket(shop))).toMatchObject({
      attendeeWaiversRequired: false,
      attendeeWaivers: [],
    });
  });
});
