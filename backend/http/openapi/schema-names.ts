import { z } from 'zod';
import * as activities from '#contract/activities/activities.ts';
import * as categories from '#contract/activities/categories.ts';
import * as pricing from '#contract/activities/pricing.ts';
import * as questions from '#contract/activities/questions.ts';
import * as restrictions from '#contract/activities/restrictions.ts';
import * as bookings from '#contract/bookings/bookings.ts';
import * as addItem from '#contract/cart/add-item.ts';
import * as cartItems from '#contract/cart/cart-items.ts';
import * as cart from '#contract/cart/cart.ts';
import * as auth from '#contract/customers/auth.ts';
import * as billing from '#contract/customers/billing.ts';
import * as onboarding from '#contract/customers/onboarding.ts';
import * as users from '#contract/customers/users.ts';
import * as blockBookings from '#contract/desk/block-bookings.ts';
import * as blockSessions from '#contract/desk/block-sessions.ts';
import * as deskCustomers from '#contract/desk/customers.ts';
import * as desk from '#contract/desk/desk.ts';
import * as deskSessions from '#contract/desk/sessions.ts';
import * as deskTiles from '#contract/desk/tiles.ts';
import * as tills from '#contract/desk/tills.ts';
import * as envelope from '#contract/envelope.ts';
import * as failure from '#contract/failure.ts';
import * as checkout from '#contract/payments/checkout.ts';
import * as orders from '#contract/payments/orders.ts';
import * as payments from '#contract/payments/payments.ts';
import * as tenders from '#contract/payments/tenders.ts';
import * as primitives from '#contract/primitives.ts';
import * as camps from '#contract/schedules/camps.ts';
import * as courses from '#contract/schedules/courses.ts';
import * as schedules from '#contract/schedules/schedules.ts';
import * as bookableAction from '#contract/timetable/bookable-action.ts';
import * as capacity from '#contract/timetable/capacity.ts';
import * as occurrences from '#contract/timetable/occurrences.ts';
import * as search from '#contract/timetable/search.ts';
import * as tickets from '#contract/timetable/tickets.ts';
import * as timetable from '#contract/timetable/timetable.ts';
import * as waitlist from '#contract/timetable/waitlist.ts';
import * as client from '#contract/venues/client.ts';
import * as venues from '#contract/venues/venues.ts';

const modules: object[] = [
  activities,
  addItem,
  auth,
  billing,
  blockBookings,
  blockSessions,
  bookableAction,
  bookings,
  camps,
  capacity,
  cart,
  cartItems,
  categories,
  checkout,
  client,
  courses,
  desk,
  deskCustomers,
  deskSessions,
  deskTiles,
  envelope,
  failure,
  occurrences,
  onboarding,
  orders,
  payments,
  pricing,
  primitives,
  questions,
  restrictions,
  schedules,
  search,
  tenders,
  tickets,
  tills,
  timetable,
  users,
  venues,
  waitlist,
];

function getName(exportName: string): string {
  const name = exportName.slice(0, -'Schema'.length);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function isComposite(value: unknown): value is z.ZodType {
  return value instanceof z.ZodObject || value instanceof z.ZodUnion || value instanceof z.ZodDiscriminatedUnion;
}

/** The contract's exported object and union schemas by name: `venueSchema` is `Venue`. */
export function schemaNames(): [string, z.ZodType][] {
  return modules.flatMap((module) =>
    Object.entries(module).flatMap(([exportName, value]): [string, z.ZodType][] =>
      exportName.endsWith('Schema') && isComposite(value) ? [[getName(exportName), value]] : [],
    ),
  );
}
