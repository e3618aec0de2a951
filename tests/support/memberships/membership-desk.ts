import type { Insertable } from 'kysely';
import type { MembershipsTable, MembershipTypesTable } from '#backend/db/tables/prices.ts';
import { listMembershipsEndpoint } from '#contract/memberships/memberships.ts';
import { completeBasket, makeCreditor, useCredit } from '#tests/support/bookings/credit-customer.ts';
import { openShop } from '#tests/support/cart/shop.ts';
import type { MadePerson } from '#tests/support/make/make-person.ts';
import { getData } from '#tests/support/replies.ts';

/** A shop with three memberships: Swim for £30, from which one may change to Anytime for £60 and Off-peak for £20. */
export async function openMembershipDesk() {
  const shop = await openShop();
  const { db, call, venue } = shop;

  async function makeType(facts: Partial<Insertable<MembershipTypesTable>> = {}): Promise<string> {
    const { id } = await db
      .insertInto('membershipTypes')
      .values({ name: 'Swim', price: 3000, ...facts })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  const swim = await makeType({ noticeDays: 30 });
  const anytime = await makeType({ name: 'Anytime', price: 6000, position: 1 });
  const offPeak = await makeType({ name: 'Off-peak', price: 2000, position: 2 });
  const offer = { fromMembershipTypeId: swim, summary: 'Change of membership', price: 500 };
  await db
    .insertInto('membershipTypeChanges')
    .values([anytime, offPeak].map((toMembershipTypeId) => ({ ...offer, toMembershipTypeId })))
    .execute();

  return {
    ...shop,
    shop,
    types: { swim, anytime, offPeak },
    /** Somebody with enough credit who holds Swim since the first of January. */
    async member(facts: Partial<Insertable<MembershipsTable>> = {}) {
      const person = await makeCreditor(shop, { general: 100_000 });
      const membership = { membershipTypeId: swim, userId: person.id, homeVenueId: venue.id };
      const { id } = await db
        .insertInto('memberships')
        .values({ ...membership, status: 'active', startsOn: '2026-01-01', price: 3000, ...facts })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db.insertInto('membershipUsers').values({ membershipId: id, userId: person.id }).execute();
      return { person, id };
    },
    async offerRenewal(membershipId: string, newMembershipTypeId: string | null = null): Promise<string> {
      const { id } = await db
        .insertInto('membershipRenewals')
        .values({ membershipId, summary: 'Another month', price: 2900, newMembershipTypeId })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    list: async (person: MadePerson, query = '') =>
      getData(listMembershipsEndpoint, await call(`/api/my-account/memberships${query}`, { token: person.token })),
    change: (person: MadePerson, id: string, type: string, more: Record<string, unknown> = {}) =>
      call(`/api/my-account/memberships/${id}/changes`, {
        token: person.token,
        body: { membership_type_id: type, ...more },
      }),
    leave: (person: MadePerson, id: string, body = {}) =>
      call(`/api/my-account/memberships/${id}/leaving`, { token: person.token, body }),
    stay: (person: MadePerson, id: string) =>
      call(`/api/my-account/memberships/${id}/leaving`, { token: person.token, method: 'DELETE' }),
    /** Pays the whole basket with credit. */
    async pay(person: MadePerson) {
      const { totals } = await shop.cart(person);
      return completeBasket(shop, person, await useCredit(shop, person, { general: totals.total }));
    },
  };
}
