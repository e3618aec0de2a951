import type { Facility } from '#backend/demo/venues/demo-venue.ts';
import type { BookingType } from '#contract/primitives.ts';

export interface DemoCategory {
  slug: string;
  name: string;
  bookingType: BookingType | null;
  parent: string | null;
  /** Which facility a venue needs to offer it; null: shown for courses and camps only at the first venue. */
  facility: Facility | null;
  description: string;
  allocationStrategy: 'customer' | 'automatic';
  whatToBring: string | null;
}

function category(
  slug: string,
  name: string,
  bookingType: BookingType | null,
  facility: Facility | null,
  description: string,
  more: Partial<Pick<DemoCategory, 'parent' | 'allocationStrategy' | 'whatToBring'>> = {},
): DemoCategory {
  return {
    slug,
    name,
    bookingType,
    facility,
    description,
    parent: null,
    allocationStrategy: 'automatic',
    whatToBring: null,
    ...more,
  };
}

/** What can be booked, in the order in which a venue shows it. */
export const demoCategories: readonly DemoCategory[] = [
  category('swimming', 'Swimming', null, 'pool', 'Lanes for lengths, and time in the pool for everybody.'),
  category('lane-swimming', 'Lane swimming', 'ticketed', 'pool', 'Lengths in marked lanes: slow, medium and fast.', {
    parent: 'swimming',
    whatToBring: 'Swimwear, and a £1 coin for the locker',
  }),
  category(
    'family-swimming',
    'Family swimming',
    'ticketed',
    'pool',
    'Shallow water, floats and patience. Under-eights with an adult.',
    { parent: 'swimming', whatToBring: 'Swimwear, and a £1 coin for the locker' },
  ),
  category(
    'badminton',
    'Badminton',
    'resources',
    'badminton',
    'A court for an hour. Rackets and shuttles at reception.',
    {
      allocationStrategy: 'customer',
      whatToBring: 'Shoes with non-marking soles. Rackets and shuttles are at reception.',
    },
  ),
  category('squash', 'Squash', 'resources', 'squash', 'Glass-backed courts, forty minutes each.', {
    allocationStrategy: 'customer',
    whatToBring: 'Shoes with non-marking soles, and goggles for juniors',
  }),
  category(
    'fitness-classes',
    'Fitness classes',
    'classes',
    'studio',
    'From yoga to indoor cycling, with an instructor.',
    { whatToBring: 'Clothes you can move in, and a bottle of water' },
  ),
  category('gym', 'Gym', 'ticketed', 'gym', 'An hour in the gym. A short induction comes first.', {
    whatToBring: 'Clean trainers, a towel and a bottle of water',
  }),
  category('trampoline', 'Trampoline', 'classes', 'trampoline', 'Coached sessions on full-size beds.', {
    whatToBring: 'Socks, and long hair tied back. Jewellery stays at home.',
  }),
  category('gentle-classes', 'Gentle classes', 'classes', 'studio', 'Easy on knees and back, for every age.', {
    whatToBring: 'Clothes you can move in, and a bottle of water',
  }),
  category('swim-lessons', 'Swim lessons', 'courses', null, 'Term courses for children, stage by stage.', {
    whatToBring: 'Swimwear, goggles and a towel',
  }),
  category('holiday-camps', 'Holiday camps', 'camps', null, 'Days full of sport in the school holidays.', {
    whatToBring: 'For the camp: a drink, a coat and any medicine, named',
  }),
  category(
    'gym-inductions',
    'Gym inductions',
    'classes',
    'gym',
    'Twenty minutes with an instructor; needed once before the first visit.',
    { whatToBring: 'Clean trainers, a towel and a bottle of water' },
  ),
];
