import { randomUUID } from 'node:crypto';
import { onlyLine, openShop, place } from '#tests/support/cart/shop.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makeOpenPayment } from '#tests/support/make/make-open-payment.ts';
import { makeCrowd, makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { batchInsertAdds, type PlainAdd } from './batch-insert-adds.ts';

const { db, venue, add, cart, refused } = await openShop();
const classes = await makeActivity(db, venue);

function plainAdd(person: MadePerson, session: { id: string }, input: Partial<PlainAdd> = {}): PlainAdd {
  return {
    bookingId: randomUUID(),
    occurrenceId: session.id,
    places: 1,
    expiresAt: '2026-11-24T18:15:00Z',
    heldFrom: '2026-11-24T18:00:00Z',
    userId: person.id,
    staffUserId: null,
    source: 'activity-booking',
    channel: 'online',
    version: null,
    bookedByUserId: person.id,
    isV2: true,
    type: 'av2_booking',
    purchasableType: 'purchasableOccurrence',
    purchasableId: session.id,
    name: 'Yoga',
    quantity: 1,
    maxQuantity: 1,
    standardPrice: 620,
    unitPrice: 620,
    lineTotal: 620,
    taxTotal: 103,
    purchasedForUserId: person.id,
    pricingOptionId: null,
    ticketId: null,
    customerReference: null,
    applyBenefit: true,
    benefitId: null,
    membershipUserId: null,
    chosenMembershipUserId: null,
    ownedPackageId: null,
    ...input,
  };
}

async function consumed({ id }: { id: string }): Promise<number> {
  const row = await db
    .selectFrom('occurrences')
    .where('id', '=', id)
    .select('consumedOnline')
    .executeTakeFirstOrThrow();
  return row.consumedOnline;
}

async function readVersion(person: MadePerson) {
  const row = await db
    .selectFrom('carts')
    .where('userId', '=', person.id)
    .select(['id', 'version'])
    .executeTakeFirstOrThrow();
  return { id: row.id, version: row.version };
}

it('writes concurrent adds of one session, each into its own basket', async () => {
  const session = await makeSession(db, classes, { maximum: 5 });
  const people = await makeCrowd(db, 5);
  const carts = await Promise.all(people.map((person) => batchInsertAdds(db, plainAdd(person, session))));
  expect(new Set(carts.map((written) => written?.id)).size).toBe(5);
  expect(await consumed(session)).toBe(5);
  for (const person of people)
    expect(onlyLine(await cart(person))).toMatchObject({ occurrenceId: session.id, sortBy: 1 });
});

it('writes nothing when the places of a batch do not all fit', async () => {
  const session = await makeSession(db, classes, { maximum: 2 });
  const people = await makeCrowd(db, 3);
  expect(await Promise.all(people.map((person) => batchInsertAdds(db, plainAdd(person, session))))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(await consumed(session)).toBe(0);
});

it('writes the adds of others when one person has the session already', async () => {
  const session = await makeSession(db, classes);
  const [robin, alex] = [await makePerson(db), await makePerson(db)];
  await add(robin, place(session));
  const [again, first] = await Promise.all([
    batchInsertAdds(db, plainAdd(robin, session, await readVersion(robin))),
    batchInsertAdds(db, plainAdd(alex, session)),
  ]);
  expect(again).toBeUndefined();
  expect(first).toMatchObject({ userId: alex.id });
  expect(await consumed(session)).toBe(2);
});

it('writes into a basket only if its version is unchanged', async () => {
  const [session, other] = [
    await makeSession(db, classes),
    await makeSession(db, classes, { startsAt: new Date('2026-11-25T20:00:00Z') }),
  ];
  const person = await makePerson(db);
  await add(person, place(session));
  const old = await readVersion(person);
  await db
    .updateTable('carts')
    .set({ version: old.version + 1 })
    .where('id', '=', old.id)
    .execute();
  expect(await batchInsertAdds(db, plainAdd(person, other, old))).toBeUndefined();
  expect(await consumed(other)).toBe(0);
  expect(await batchInsertAdds(db, plainAdd(person, other, await readVersion(person)))).toMatchObject({ id: old.id });
  expect((await cart(person)).items).toHaveLength(2);
});

it('makes a new basket when the one of the snapshot is closed', async () => {
  const [session, other] = [
    await makeSession(db, classes),
    await makeSession(db, classes, { startsAt: new Date('2026-11-25T20:00:00Z') }),
  ];
  const person = await makePerson(db);
  await add(person, place(session));
  const old = await readVersion(person);
  await db.updateTable('carts').set({ status: 'closed', closedAt: new Date() }).where('id', '=', old.id).execute();
  const written = await batchInsertAdds(db, plainAdd(person, other, old));
  expect(written?.id).not.toBe(old.id);
  expect(onlyLine(await cart(person))).toMatchObject({ occurrenceId: other.id, sortBy: 1 });
});

it('does not write into a basket with an open payment', async () => {
  const [session, other] = [
    await makeSession(db, classes),
    await makeSession(db, classes, { startsAt: new Date('2026-11-25T20:00:00Z') }),
  ];
  const person = await makePerson(db);
  await makeOpenPayment(db, await add(person, place(session)), person.id);
  expect(await refused(person, place(other))).toMatchObject({ code: 'payment_in_progress' });
  expect(await consumed(other)).toBe(0);
});
