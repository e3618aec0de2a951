import type { Membership } from '#contract/memberships/memberships.ts';
import { money, uuid } from './make-cart.ts';

/** A family membership that is in force, paid by the month; `input` overrides its fields. */
export const makeMembership = (input: Partial<Membership> = {}): Membership => ({
  id: uuid(600),
  membershipType: { id: uuid(601), name: 'Family membership' },
  homeVenue: { id: uuid(900), name: 'Riverside Leisure Centre' },
  status: 'active',
  startsOn: '2023-03-01',
  endsOn: null,
  endsAt: null,
  membershipUserId: 1,
  price: money(6200),
  period: 'month',
  benefits: ['Gym: free', 'Swims and Courts (Adult): £4.80 instead of £5.60'],
  inclusions: [
    { kind: 'free', activities: ['Gym'], options: [] },
    { kind: 'cheaper', activities: ['Swims', 'Courts'], options: ['Adult'], price: money(480), fullPrice: money(560) },
  ],
  uses: [{ name: 'Guest passes', used: 1, total: 2, period: 'month' }],
  people: [
    { userId: 7, name: 'Alex Morgan' },
    { userId: 8, name: 'Sam Morgan' },
  ],
  isHolder: true,
  nextBillingOn: '2099-12-01',
  noticeDays: 30,
  minimumTermEndsOn: null,
  leavableOn: '2099-12-31',
  leaving: null,
  documents: { uploadRequired: false, expiresOn: null },
  renewal: null,
  changes: [],
  plannedChange: null,
  ...input,
});
