import type { Endpoint } from './endpoint.ts';
import { accountEndpoints } from './endpoints/account.ts';
import { authEndpoints } from './endpoints/auth.ts';
import { bookingsEndpoints } from './endpoints/bookings.ts';
import { cartEndpoints } from './endpoints/cart.ts';
import { checkoutEndpoints } from './endpoints/checkout.ts';
import { joiningEndpoints } from './endpoints/joining.ts';
import { moneyEndpoints } from './endpoints/money.ts';
import { occurrencesEndpoints } from './endpoints/occurrences.ts';
import { packagesEndpoints } from './endpoints/packages.ts';
import { paymentsEndpoints } from './endpoints/payments.ts';
import { schedulesEndpoints } from './endpoints/schedules.ts';
import { searchEndpoints } from './endpoints/search.ts';
import { siteEndpoints } from './endpoints/site.ts';
import { timetableEndpoints } from './endpoints/timetable.ts';
import { usersEndpoints } from './endpoints/users.ts';
import { venuesEndpoints } from './endpoints/venues.ts';
import type { OperationId } from './routes.ts';

/** Every call of the contract by its operation id; server side only, since it carries all schemas. */
export const endpoints = {
  ...siteEndpoints,
  ...venuesEndpoints,
  ...timetableEndpoints,
  ...occurrencesEndpoints,
  ...searchEndpoints,
  ...schedulesEndpoints,
  ...packagesEndpoints,
  ...authEndpoints,
  ...usersEndpoints,
  ...accountEndpoints,
  ...joiningEndpoints,
  ...cartEndpoints,
  ...bookingsEndpoints,
  ...checkoutEndpoints,
  ...paymentsEndpoints,
  ...moneyEndpoints,
} satisfies Record<OperationId, Endpoint>;

export type Endpoints = typeof endpoints;
