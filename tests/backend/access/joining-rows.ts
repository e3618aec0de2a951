import type { OperationId } from '#contract/routes.ts';
import { callers, type Row } from './callers.ts';
import { open, ownThings, writing } from './row-kinds.ts';

const debit = {
  kind: 'direct_debit',
  account_holder: 'R Reed',
  sort_code: '12-34-56',
  account_number: '12345678',
  authorised: true,
};
const filled = {
  personal: { first_name: 'Robin', last_name: 'Reed', date_of_birth: '1990-04-01' },
  contact: { email: 'robin-of-the-table@example.com' },
};
/** The smallest file that is a PDF. */
const proof = Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64');

/** Becoming a member, and how a membership is paid. */
export const joiningRows = {
  setMembershipPayment: writing(({ membership }) => ({
    params: { membershipId: membership.id },
    body: { method: debit },
  })),
  addMembershipDocument: writing(({ membership }) => ({
    params: { membershipId: membership.id },
    body: { file_name: 'card.pdf', file: proof },
  })),
  removeMembershipDocument: writing(({ membership, documentId }) => ({
    params: { membershipId: membership.id, documentId },
  })),
  listMembershipTypes: open(({ venue }) => ({ params: { venue: venue.slug } })),
  createOnboarding: {
    // Staff need the permission to sell.
    may: callers.filter((caller) => !['idle', 'reader', 'refunder', 'manager'].includes(caller)),
    call: () => ({ query: '?onboarding_type=customer_account_online', body: { data_fields: filled } }),
  },
  getJoining: ownThings(),
  cancelJoining: ownThings(),
  // Each for a membership that somebody is buying, which nobody is here; tested beside the operations.
  updateJoining: { may: [], call: () => ({ body: { people: [] } }) },
  setJoiningPayment: { may: [], call: () => ({ body: { method: debit } }) },
  addJoiningDocument: { may: [], call: () => ({ body: { file_name: 'card.pdf', file: proof } }) },
  removeJoiningDocument: {
    may: [],
    call: () => ({ params: { documentId: '00000000-0000-4000-8000-000000000001' } }),
  },
  saveJoiningDraft: {
    may: [],
    call: () => ({
      body: {
        email: 'new@example.com',
        membership_type_id: '00000000-0000-4000-8000-000000000001',
        home_venue: 'nowhere',
        step: 'details',
      },
    }),
  },
  readJoiningDraft: open(() => ({ body: { token: 'unknown' } })),
} satisfies Partial<Record<OperationId, Row>>;
