import { itemHash } from './item-hash.ts';
import type { ItemRow } from './item-rows.ts';

const row: ItemRow = {
  id: 'c1a2',
  cartId: 1,
  parentId: null,
  type: 'av2_booking',
  purchasableType: 'purchasableOccurrence',
  purchasableId: 'q3v',
  name: 'Aqua Fit',
  summary: null,
  quantity: 1,
  maxQuantity: 1,
  unitPrice: 620,
  standardPrice: 620,
  lineTotal: 620,
  taxTotal: 103,
  sortBy: 1,
  purchasedForUserId: 1001,
  membershipUserId: null,
  chosenMembershipUserId: null,
  bookingId: 'b1',
  pricingOptionId: 'p1',
  ticketId: null,
  penaltyId: null,
  journalTransactionId: null,
  membershipChangeId: null,
  membershipRenewalId: null,
  joiningId: null,
  joiningTypeId: null,
  joiningTypeName: null,
  collectableFeeId: null,
  isJoiningFee: false,
  newMembershipTypeId: null,
  newMembershipName: null,
  benefitId: null,
  ownedPackageId: null,
  enablePrintReceipt: false,
  questionsRevision: 0,
  applyBenefit: true,
  customerReference: null,
  bookingV1Id: 500_001,
  isV2: true,
  expiresAt: new Date('2026-11-24T18:15:00Z'),
  releasedAt: null,
  pinnedBy: null,
  bookingStatus: 'reserved',
  occurrenceId: 'q3v',
  occurrenceV1Id: 100_001,
  bookingType: 'classes',
  startsAt: new Date('2026-11-24T20:00:00Z'),
  endsAt: new Date('2026-11-24T21:00:00Z'),
  categoryId: 'k1',
  activitySlug: 'classes',
  scheduleId: 's1',
  locationName: '',
  friendlyLocationName: null,
  waitlistMaximum: null,
  venueId: 'v1',
  venueName: 'Riverside',
  venueSlug: 'riverside',
  timezone: 'Europe/London',
  pricingOptionKind: 'session',
  ticketNumber: null,
  attendees: null,
  minimumAge: null,
  maximumAge: null,
  bundleId: null,
  bundleScheduleId: null,
  bundleType: null,
  isBundleFull: null,
  attendeeWaiverId: null,
  policyId: null,
  isCancellableOnline: null,
  cutOffMinutes: null,
  cutOffActions: null,
  fee: null,
  awardsCredit: null,
  isAwaitingAnswers: false,
};
const basket = { cartUuid: 'u1', currency: 'GBP', rows: [row], credit: { membership: 0, general: 0 } };
const withRow = (change: Partial<ItemRow>) => itemHash({ ...basket, rows: [{ ...row, ...change }] });
const agreed = itemHash(basket);

describe('the fingerprint of a basket', () => {
  it('is the same for the same, in any order of lines', () => {
    const other = { ...row, id: 'd3e4' };
    expect(itemHash(structuredClone(basket))).toBe(agreed);
    expect(itemHash({ ...basket, rows: [row, other] })).toBe(itemHash({ ...basket, rows: [other, row] }));
  });

  it.each<[string, Partial<ItemRow>]>([
    ['a renewed hold', { expiresAt: new Date('2026-11-24T18:30:00Z') }],
    ['a hold given back', { releasedAt: new Date('2026-11-24T18:15:00Z') }],
    ['a payment begun', { pinnedBy: 't1' }],
    ['another name', { name: 'Aqua Fitness', venueName: 'River' }],
  ])('does not change with %s', (_, change) => {
    expect(withRow(change)).toBe(agreed);
  });

  it.each<[string, Partial<ItemRow>]>([
    ['the price', { unitPrice: 600, lineTotal: 600 }],
    ['the quantity', { quantity: 2 }],
    ['the person', { purchasedForUserId: 1002 }],
    ['a benefit', { benefitId: 'n1' }],
    ['a package', { ownedPackageId: 'o1' }],
    ['an answer', { questionsRevision: 1 }],
    ['the time of the session', { startsAt: new Date('2026-11-24T20:30:00Z') }],
  ])('changes with %s', (_, change) => {
    expect(withRow(change)).not.toBe(agreed);
  });

  it('changes with credit set aside, lines and basket', () => {
    const hashes = [
      agreed,
      itemHash({ ...basket, rows: [] }),
      itemHash({ ...basket, credit: { membership: 0, general: 100 } }),
      itemHash({ ...basket, credit: { membership: 100, general: 0 } }),
      itemHash({ ...basket, cartUuid: 'u2' }),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});
