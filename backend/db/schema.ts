import type { Kysely, Transaction } from 'kysely';
import type {
  CancellationPoliciesTable,
  CategoriesTable,
  InstructorsTable,
  MembershipBenefitsTable,
  QuestionOptionsTable,
  QuestionSectionsTable,
  QuestionsTable,
  RecurrencesTable,
  RestrictionsTable,
  ScheduleExtrasTable,
  ScheduleInstructorsTable,
  SchedulesTable,
  TemplatesTable,
  TicketExtrasTable,
  TicketsTable,
  VenueActivitiesTable,
} from './tables/activities.ts';
import type {
  BenefitUsagesTable,
  BookingBundlesTable,
  BookingsTable,
  CartItemsTable,
  CartsTable,
} from './tables/bookings.ts';
import type { OccurrenceInstructorsTable, OccurrenceLocationsTable, OccurrencesTable } from './tables/occurrences.ts';
import type { AuditEventsTable, DemoMailsTable, OutboxTable, SettingsTable } from './tables/operations.ts';
import type {
  CreditAccountsTable,
  CreditEntriesTable,
  CreditReservationsTable,
  GuestPassesTable,
  JournalTransactionsTable,
  OrderLinesTable,
  OrdersTable,
  OwnedPackageContentsTable,
  OwnedPackagesTable,
  PackageContentOptionsTable,
  PackageContentsTable,
  PackageUsagesTable,
  PackagesTable,
  PaymentsTable,
  PenaltiesTable,
} from './tables/orders.ts';
import type {
  BillingAddressesTable,
  CheckoutSessionsTable,
  PaymentAccountsTable,
  PaymentInboxTable,
  PaymentOperationsTable,
  PaymentTransactionsTable,
  PaymentTransitionsTable,
  SavedCardsTable,
} from './tables/payments.ts';
import type {
  AccessTokensTable,
  AccountNetworksTable,
  EmailConfirmationsTable,
  HandOverCodesTable,
  IdempotencyRequestsTable,
  LinkedUsersTable,
  PasswordResetRequestsTable,
  PasswordResetsTable,
  RecoveryCodesTable,
  SecondFactorsTable,
  StaffPermissionsTable,
  UsersTable,
} from './tables/people.ts';
import type {
  MembershipChangesTable,
  MembershipPricesTable,
  MembershipRenewalsTable,
  MembershipTypeChangesTable,
  MembershipTypeVenuesTable,
  MembershipTypesTable,
  MembershipUsersTable,
  MembershipsTable,
  PricingOptionsTable,
} from './tables/prices.ts';
import type {
  ClosureLocationsTable,
  ClosuresTable,
  FootersTable,
  LocationsTable,
  OperatorsTable,
  PlacesTable,
  PostcodesTable,
  ThemesTable,
  VenueGroupMembersTable,
  VenueGroupsTable,
  VenuesTable,
} from './tables/venues.ts';
import type {
  AttendeesTable,
  QuestionAnswersTable,
  QuestionWaiversTable,
  SignedWaiversTable,
  WaitlistEntriesTable,
} from './tables/waitlist.ts';

/**
 * Every table, in camelCase (the connection renames columns). `Selectable<Database['venues']>` is a row as read.
 * Timestamps are Date, dates and times text, bigint and numeric number, JSON is written as text and read parsed.
 */
export interface Database {
  operators: OperatorsTable;
  venues: VenuesTable;
  venueGroups: VenueGroupsTable;
  venueGroupMembers: VenueGroupMembersTable;
  themes: ThemesTable;
  footers: FootersTable;
  locations: LocationsTable;
  closures: ClosuresTable;
  closureLocations: ClosureLocationsTable;
  postcodes: PostcodesTable;
  places: PlacesTable;
  users: UsersTable;
  staffPermissions: StaffPermissionsTable;
  accessTokens: AccessTokensTable;
  accountNetworks: AccountNetworksTable;
  handOverCodes: HandOverCodesTable;
  secondFactors: SecondFactorsTable;
  recoveryCodes: RecoveryCodesTable;
  passwordResets: PasswordResetsTable;
  passwordResetRequests: PasswordResetRequestsTable;
  emailConfirmations: EmailConfirmationsTable;
  linkedUsers: LinkedUsersTable;
  idempotencyRequests: IdempotencyRequestsTable;
  pricingOptions: PricingOptionsTable;
  membershipTypes: MembershipTypesTable;
  membershipTypeVenues: MembershipTypeVenuesTable;
  membershipTypeChanges: MembershipTypeChangesTable;
  membershipPrices: MembershipPricesTable;
  memberships: MembershipsTable;
  membershipUsers: MembershipUsersTable;
  membershipRenewals: MembershipRenewalsTable;
  membershipChanges: MembershipChangesTable;
  categories: CategoriesTable;
  venueActivities: VenueActivitiesTable;
  membershipBenefits: MembershipBenefitsTable;
  instructors: InstructorsTable;
  restrictions: RestrictionsTable;
  cancellationPolicies: CancellationPoliciesTable;
  templates: TemplatesTable;
  schedules: SchedulesTable;
  scheduleInstructors: ScheduleInstructorsTable;
  scheduleExtras: ScheduleExtrasTable;
  tickets: TicketsTable;
  ticketExtras: TicketExtrasTable;
  recurrences: RecurrencesTable;
  questionSections: QuestionSectionsTable;
  questions: QuestionsTable;
  questionOptions: QuestionOptionsTable;
  occurrences: OccurrencesTable;
  occurrenceLocations: OccurrenceLocationsTable;
  occurrenceInstructors: OccurrenceInstructorsTable;
  carts: CartsTable;
  bookingBundles: BookingBundlesTable;
  bookings: BookingsTable;
  cartItems: CartItemsTable;
  benefitUsages: BenefitUsagesTable;
  orders: OrdersTable;
  orderLines: OrderLinesTable;
  payments: PaymentsTable;
  creditAccounts: CreditAccountsTable;
  creditEntries: CreditEntriesTable;
  creditReservations: CreditReservationsTable;
  packages: PackagesTable;
  packageContents: PackageContentsTable;
  packageContentOptions: PackageContentOptionsTable;
  ownedPackages: OwnedPackagesTable;
  ownedPackageContents: OwnedPackageContentsTable;
  packageUsages: PackageUsagesTable;
  penalties: PenaltiesTable;
  journalTransactions: JournalTransactionsTable;
  guestPasses: GuestPassesTable;
  paymentAccounts: PaymentAccountsTable;
  checkoutSessions: CheckoutSessionsTable;
  billingAddresses: BillingAddressesTable;
  paymentTransactions: PaymentTransactionsTable;
  paymentOperations: PaymentOperationsTable;
  paymentTransitions: PaymentTransitionsTable;
  paymentInbox: PaymentInboxTable;
  savedCards: SavedCardsTable;
  waitlistEntries: WaitlistEntriesTable;
  signedWaivers: SignedWaiversTable;
  attendees: AttendeesTable;
  questionWaivers: QuestionWaiversTable;
  questionAnswers: QuestionAnswersTable;
  outbox: OutboxTable;
  demoMails: DemoMailsTable;
  auditEvents: AuditEventsTable;
  settings: SettingsTable;
}

/** The pool or a transaction: for reads, and for single statements. */
export type Db = Kysely<Database>;

/** Required wherever several statements must be atomic. */
export type Tx = Transaction<Database>;
