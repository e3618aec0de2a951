import { changeMembership } from '../memberships/operations/change-membership.ts';
import { leaveMembership } from '../memberships/operations/leave-membership.ts';
import { listMemberships } from '../memberships/operations/list-memberships.ts';
import { stayInMembership } from '../memberships/operations/stay-in-membership.ts';
import { giveGuestPass } from '../packages/operations/give-guest-pass.ts';
import { listGuestPasses } from '../packages/operations/list-guest-passes.ts';
import { listOwnedPackages } from '../packages/operations/list-owned-packages.ts';

export const accountOperations = {
  listMemberships,
  changeMembership,
  leaveMembership,
  stayInMembership,
  listOwnedPackages,
  listGuestPasses,
  giveGuestPass,
};
