import {
  addMembershipDocumentEndpoint,
  changeMembershipEndpoint,
  leaveMembershipEndpoint,
  listMembershipsEndpoint,
  removeMembershipDocumentEndpoint,
  setMembershipPaymentEndpoint,
  stayInMembershipEndpoint,
} from '#contract/customers/memberships.ts';
import {
  closeAccountEndpoint,
  exportMyDataEndpoint,
  getCalendarFeedEndpoint,
  getExportEndpoint,
  keepAccountEndpoint,
  readCalendarFeedEndpoint,
} from '#contract/customers/own-data.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { giveGuestPassEndpoint, listGuestPassesEndpoint } from '#contract/packages/guest-passes.ts';
import { listOwnedPackagesEndpoint } from '#contract/packages/owned-packages.ts';
import type { accountRoutes } from '#contract/routes/account.ts';

export const accountEndpoints = {
  listMemberships: listMembershipsEndpoint,
  changeMembership: changeMembershipEndpoint,
  leaveMembership: leaveMembershipEndpoint,
  setMembershipPayment: setMembershipPaymentEndpoint,
  addMembershipDocument: addMembershipDocumentEndpoint,
  removeMembershipDocument: removeMembershipDocumentEndpoint,
  stayInMembership: stayInMembershipEndpoint,
  listOwnedPackages: listOwnedPackagesEndpoint,
  listGuestPasses: listGuestPassesEndpoint,
  giveGuestPass: giveGuestPassEndpoint,
  getCalendarFeed: getCalendarFeedEndpoint,
  readCalendarFeed: readCalendarFeedEndpoint,
  exportMyData: exportMyDataEndpoint,
  getExport: getExportEndpoint,
  closeAccount: closeAccountEndpoint,
  keepAccount: keepAccountEndpoint,
} satisfies Record<keyof typeof accountRoutes, Endpoint>;
