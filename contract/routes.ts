import { accountRoutes } from './routes/account.ts';
import { authRoutes } from './routes/auth.ts';
import { bookingsRoutes } from './routes/bookings.ts';
import { cartRoutes } from './routes/cart.ts';
import { checkoutRoutes } from './routes/checkout.ts';
import { joiningRoutes } from './routes/joining.ts';
import { moneyRoutes } from './routes/money.ts';
import { occurrencesRoutes } from './routes/occurrences.ts';
import { packagesRoutes } from './routes/packages.ts';
import { paymentsRoutes } from './routes/payments.ts';
import { schedulesRoutes } from './routes/schedules.ts';
import { searchRoutes } from './routes/search.ts';
import { siteRoutes } from './routes/site.ts';
import { timetableRoutes } from './routes/timetable.ts';
import { usersRoutes } from './routes/users.ts';
import { venuesRoutes } from './routes/venues.ts';

/**
 * The one table of paths. It holds no schema, so that the browser can carry it.
 * `who`: who may call (docs/product.md#callers). `cache`: the class of the reply (docs/product.md#caching).
 */
export const routes = {
  ...siteRoutes,
  ...venuesRoutes,
  ...timetableRoutes,
  ...occurrencesRoutes,
  ...searchRoutes,
  ...schedulesRoutes,
  ...packagesRoutes,
  ...authRoutes,
  ...usersRoutes,
  ...accountRoutes,
  ...joiningRoutes,
  ...cartRoutes,
  ...bookingsRoutes,
  ...checkoutRoutes,
  ...paymentsRoutes,
  ...moneyRoutes,
} as const;

export type OperationId = keyof typeof routes;
