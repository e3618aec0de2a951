/** The pages that the account navigation links to. Each is a folder of `app/account`, which a test checks. */
export const accountPages: readonly string[] = [
  '/',
  '/user-details',
  '/memberships',
  '/packages',
  '/bookings',
  '/guest-passes',
  '/payments',
];
