import type { Db } from '#backend/db/schema.ts';
import { makeActivity, makeTicket } from '#tests/support/make/make-activity.ts';
import { makeBenefit, makeMembership, makeMemberPrice, makeOwnedPackage } from '#tests/support/make/make-discounts.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { linkPeople, makePerson } from '#tests/support/make/make-person.ts';
import { makeWaiver } from '#tests/support/make/make-schedule.ts';
import { makeSession, makeSlot } from '#tests/support/make/make-session.ts';
import { makeLocation, makeVenue, type MadeVenue } from '#tests/support/make/make-venue.ts';
import { place } from './shop.ts';

const at = (day: number, time: string) => ({ startsAt: new Date(`2026-11-${day}T${time}:00Z`) });

/** Sessions of each kind that an add treats differently, as items of the add payload. */
async function makeItems(db: Db, venue: MadeVenue) {
  const yoga = await makeActivity(db, venue);
  const swimming = await makeActivity(db, venue, { bookingType: 'ticketed' });
  const tennis = await makeActivity(db, venue, { bookingType: 'resources' });
  const climbing = await makeActivity(db, venue);
  const adult = await makeTicket(db, swimming);
  const family = await makeTicket(db, swimming, { name: 'Family', number: 2, price: 1500, attendees: 3 });
  const suite = await makeTicket(db, swimming, { name: 'Whole pool', number: 3, price: 6_000_000 });
  const court = await makeLocation(db, venue);

  const roomyClass = await makeSession(db, yoga, { ...at(25, '20:00'), maximum: 1000 });
  const clashingClass = await makeSession(db, yoga, at(25, '20:30'));
  const smallClass = await makeSession(db, yoga, { ...at(26, '20:00'), maximum: 1, waitlistMaximum: 5 });
  const splitClass = await makeSession(db, yoga, {
    ...at(27, '09:00'),
    maximum: 3,
    capacityStrategy: 'split',
    maximumOnline: 1,
    maximumFoh: 2,
  });
  const cancelled = await makeSession(db, yoga, {
    ...at(27, '12:00'),
    status: 'cancelled',
    cancelReason: 'unknown',
    cancelledAt: new Date('2026-11-20'),
  });
  const waived = await makeSession(db, climbing, at(28, '09:00'));
  await makeWaiver(db, { id: climbing.scheduleId });
  const slots = [
    await makeSlot(db, tennis, { id: court }, at(29, '10:00')),
    await makeSlot(db, tennis, { id: court }, at(29, '10:30')),
  ];
  const swim = await makeSession(db, swimming, { ...at(28, '18:00'), maximum: 12 });
  const roomySwim = await makeSession(db, swimming, { ...at(29, '18:00'), maximum: 1000 });
  const tickets = [swim, roomySwim].flatMap((session) =>
    [adult, family].map(({ pricingOptionId }) => ({ ...place(session), pricing_option_id: pricingOptionId })),
  );
  const wholePools = [swim, roomySwim].map((session) => ({
    ...place(session),
    pricing_option_id: suite.pricingOptionId,
  }));
  return {
    activity: yoga,
    ticket: adult,
    smallClass,
    adultSwim: { ...place(swim), pricing_option_id: adult.pricingOptionId },
    /** Two of them cost more than a basket may. */
    wholePools,
    /** So many places that everybody who is allowed to gets some: who is first makes no difference. */
    roomy: [place(roomyClass), { ...place(roomySwim), pricing_option_id: adult.pricingOptionId }],
    /** Each by its own; what is there twice is chosen more often. */
    any: [
      ...[roomyClass, roomyClass, clashingClass, smallClass, splitClass, cancelled, waived, ...slots].map(place),
      ...[...tickets, ...tickets],
      ...wholePools,
      place(swim),
      { id: roomyClass.v1Id, type: 'activity' },
      { id: roomySwim.v1Id * 100 + adult.number, type: 'activityTicket' },
    ],
  };
}

/** An operator, people of each kind, and sessions. */
export async function makeAddWorld(db: Db) {
  await makeOperator(db);
  const venue = await makeVenue(db);
  const { activity, ticket, smallClass, ...items } = await makeItems(db, venue);
  const [robin, alex, sam] = [await makePerson(db), await makePerson(db), await makePerson(db, { firstName: 'Sam' })];
  await linkPeople(db, robin, sam);
  const [member, owner] = [await makePerson(db), await makePerson(db)];
  const limited = { discountPercent: 50, usesPerPeriod: 1, period: 'week' } as const;
  await makeBenefit(db, { venue, userId: member.id }, limited);
  const type = await makeMembership(db, { venue, userId: member.id });
  if (activity.pricingOptionId !== null) await makeMemberPrice(db, type, activity.pricingOptionId, 400);
  await makeOwnedPackage(db, { userId: owner.id, pricingOptionId: ticket.pricingOptionId, usages: 4 });
  const barred = await makePerson(db, { bookingBarredAt: new Date('2026-11-20') });
  const staff = await makePerson(db, { permissions: ['sell'] });
  return { people: [robin, alex, sam, member, owner, barred], holder: robin, linked: sam, staff, smallClass, ...items };
}

export type AddWorld = Awaited<ReturnType<typeof makeAddWorld>>;
