import { listMemberships } from '../memberships/operations/list-memberships.ts';
import { listGuestPasses } from '../packages/operations/list-guest-passes.ts';
import { listOwnedPackages } from '../packages/operations/list-owned-packages.ts';

export const accountOperations = {
  listMemberships,
  listOwnedPackages,
  listGuestPasses,
};
