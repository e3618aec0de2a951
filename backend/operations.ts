import type { Endpoints } from '#contract/endpoints.ts';
import type { Operation } from './operation.ts';
import { accountOperations } from './operations/account.ts';
import { authOperations } from './operations/auth.ts';
import { bookingsOperations } from './operations/bookings.ts';
import { cartOperations } from './operations/cart.ts';
import { checkoutOperations } from './operations/checkout.ts';
import { joiningOperations } from './operations/joining.ts';
import { moneyOperations } from './operations/money.ts';
import { occurrencesOperations } from './operations/occurrences.ts';
import { packagesOperations } from './operations/packages.ts';
import { paymentsOperations } from './operations/payments.ts';
import { schedulesOperations } from './operations/schedules.ts';
import { searchOperations } from './operations/search.ts';
import { siteOperations } from './operations/site.ts';
import { timetableOperations } from './operations/timetable.ts';
import { usersOperations } from './operations/users.ts';
import { venuesOperations } from './operations/venues.ts';

/** Every operation of the contract, each bound to its own endpoint: a missing one is a type error. */
type AllOperations = { [Id in keyof Endpoints]: Operation<Endpoints[Id]> };

export const operations = {
  ...siteOperations,
  ...venuesOperations,
  ...timetableOperations,
  ...occurrencesOperations,
  ...searchOperations,
  ...schedulesOperations,
  ...packagesOperations,
  ...authOperations,
  ...usersOperations,
  ...accountOperations,
  ...joiningOperations,
  ...cartOperations,
  ...bookingsOperations,
  ...checkoutOperations,
  ...paymentsOperations,
  ...moneyOperations,
} satisfies AllOperations;
