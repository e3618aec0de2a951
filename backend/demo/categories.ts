import type { BookingType } from '../../contract/primitives.ts';
import type { Facility } from './venues.ts';

export interface DemoCategory {
  slug: string;
  name: string;
  bookingType: BookingType | null;
  parent: string | null;
  /** Which facility a venue needs to offer it; null: shown for courses and camps only at the first venue. */
  facility: Facility | null;
  description: string;
  allocationStrategy: 'customer' | 'automatic';
}

function category(
  slug: string,
  name: string,
  bookingType: BookingType | null,
  facility: Facility | null,
  description: string,
  more: Partial<Pick<DemoCategory, 'parent' | 'allocationStrategy'>> = {},
): DemoCategory {
  return { slug, name, bookingType, facility, description, parent: null, allocationStrategy: 'automatic', ...more };
}

/** What can be booked, in the order in which a venue shows it. */
export const demoCategories: readonly DemoCategory[] = [
  category('swimming', 'Swimming', null, 'pool', 'Lanes for lengths, and time in the pool for everybody.'),
  category('lane-swimming', 'Lane swimming', 'ticketed', 'pool', 'Lengths in marked lanes: slow, medium and fast.', { parent: 'swimming' }),
  category('family-swimming', 'Family swimming', 'ticketed', 'pool', 'Shallow water, floats and patience. Under-eights with an adult.', { parent: 'swimming' }),
  category('badminton', 'Badminton', 'resources', 'badminton', 'A court for an hour. Rackets and shuttles at reception.', { allocationStrategy: 'customer' }),
  category('squash', 'Squash', 'resources', 'squash', 'Glass-backed courts, forty minutes each.', { allocationStrategy: 'customer' }),
  category('fitness-classes', 'Fitness classes', 'classes', 'studio', 'From chair-based mobility to indoor cycling, with an instructor.'),
  category('gym', 'Gym', 'ticketed', 'gym', 'An hour in the gym. A short induction comes first.'),
  category('trampoline', 'Trampoline', 'classes', 'trampoline', 'Coached sessions on full-size beds.'),
  category('swim-lessons', 'Swim lessons', 'courses', null, 'Term courses for children, stage by stage.'),
  category('holiday-camps', 'Holiday camps', 'camps', null, 'Days full of sport in the school holidays.'),
  category('gym-inductions', 'Gym inductions', 'classes', 'gym', 'Twenty minutes with an instructor; needed once before the first visit.'),
];
