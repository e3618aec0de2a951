import { z } from 'zod';
import * as activities from '#contract/activities.ts';
import * as addItem from '#contract/add-item.ts';
import * as auth from '#contract/auth.ts';
import * as bookableAction from '#contract/bookable-action.ts';
import * as bookings from '#contract/bookings.ts';
import * as camps from '#contract/camps.ts';
import * as capacity from '#contract/capacity.ts';
import * as cartItems from '#contract/cart-items.ts';
import * as cart from '#contract/cart.ts';
import * as categories from '#contract/categories.ts';
import * as checkout from '#contract/checkout.ts';
import * as client from '#contract/client.ts';
import * as courses from '#contract/courses.ts';
import * as envelope from '#contract/envelope.ts';
import * as failure from '#contract/failure.ts';
import * as occurrences from '#contract/occurrences.ts';
import * as onboarding from '#contract/onboarding.ts';
import * as orders from '#contract/orders.ts';
import * as payments from '#contract/payments.ts';
import * as primitives from '#contract/primitives.ts';
import * as questions from '#contract/questions.ts';
import * as restrictions from '#contract/restrictions.ts';
import * as schedules from '#contract/schedules.ts';
import * as search from '#contract/search.ts';
import * as tenders from '#contract/tenders.ts';
import * as tickets from '#contract/tickets.ts';
import * as timetable from '#contract/timetable.ts';
import * as users from '#contract/users.ts';
import * as venues from '#contract/venues.ts';
import * as waitlist from '#contract/waitlist.ts';

const modules: object[] = [
  activities,
  addItem,
  auth,
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
  envelope,
  failure,
  occurrences,
  onboarding,
  orders,
  payments,
  primitives,
  questions,
  restrictions,
  schedules,
  search,
  tenders,
  tickets,
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
