import type { AuthState, LinkedUser } from '#contract/customers/users.ts';

/** A confirmed link unless said otherwise. */
export const link = (
  id: number,
  name: string,
  dateOfBirth: string | null = null,
  status: LinkedUser['status'] = 'successful',
): LinkedUser => ({
  id,
  status,
  referencedUser: { id, name, dateOfBirth },
  relationship: 'parent',
  createdAt: '2026-01-01T00:00:00Z',
  confirmedAt: null,
});

/** A customer with a confirmed child and a pending link. */
export const alex: AuthState = {
  user: {
    id: 7,
    uuid: '00000000-0000-4000-8000-000000000007',
    firstName: 'Alex',
    lastName: 'Morgan',
    reference: 'TL-7',
    title: null,
    email: null,
    gender: null,
    ethnicity: null,
    disability: null,
    profilePictureUrl: null,
    phone: null,
    address: null,
    marketingPreferences: { email: false, sms: false, phone: false, post: false },
    emailVerifiedAt: null,
    dateOfBirth: null,
    createdAt: '2026-01-01T00:00:00Z',
  },
  linkedUsers: [link(8, 'Sam Morgan'), link(9, 'Robin Reed', null, 'pending')],
  membershipUsers: [],
  homeVenueSlug: null,
  creditBalance: { formatted: '£0.00', value: 0, currency: 'GBP' },
  barcode: null,
  profilePhoto: null,
  selectedUser: null,
  outstandingPenalties: false,
  hasInstruction: false,
  hasBillingDate: false,
  documentExpiry: null,
  membershipDocumentUploadRequired: false,
  permissions: [],
};
