import { getCalendarFeed } from '../calendar/operations/get-calendar-feed.ts';
import { readCalendarFeed } from '../calendar/operations/read-calendar-feed.ts';
import { addMembershipDocument } from '../memberships/operations/add-membership-document.ts';
import { changeMembership } from '../memberships/operations/change-membership.ts';
import { leaveMembership } from '../memberships/operations/leave-membership.ts';
import { listMemberships } from '../memberships/operations/list-memberships.ts';
import { removeMembershipDocument } from '../memberships/operations/remove-membership-document.ts';
import { setMembershipPayment } from '../memberships/operations/set-membership-payment.ts';
import { stayInMembership } from '../memberships/operations/stay-in-membership.ts';
import { closeAccount } from '../own-data/operations/close-account.ts';
import { exportMyData } from '../own-data/operations/export-my-data.ts';
import { getExport } from '../own-data/operations/get-export.ts';
import { keepAccount } from '../own-data/operations/keep-account.ts';
import { giveGuestPass } from '../packages/operations/give-guest-pass.ts';
import { listGuestPasses } from '../packages/operations/list-guest-passes.ts';
import { listOwnedPackages } from '../packages/operations/list-owned-packages.ts';

export const accountOperations = {
  listMemberships,
  changeMembership,
  leaveMembership,
  setMembershipPayment,
  addMembershipDocument,
  removeMembershipDocument,
  stayInMembership,
  listOwnedPackages,
  listGuestPasses,
  giveGuestPass,
  getCalendarFeed,
  readCalendarFeed,
  exportMyData,
  getExport,
  closeAccount,
  keepAccount,
};
