import { plain, type Series } from './series.ts';
import { every } from './weekly.ts';

/** Visits to the gym, and the inductions before the first. */
export const gym: Series[] = [
  {
    ...plain,
    key: 'gym',
    category: 'gym',
    facility: 'gym',
    name: 'Gym visit',
    description: 'Cardio, weights and a stretching area.',
    starts: every(60, '00:00', '23:00'),
    duration: 60,
    capacity: 40,
    location: 'Gym',
    tickets: ['GYM-HOUR', 'GYM-JUNIOR'],
    induction: 'gym-induction',
  },
  {
    ...plain,
    key: 'induction',
    category: 'gym-inductions',
    facility: 'gym',
    name: 'Gym induction',
    description: 'Twenty minutes with an instructor, once, before your first visit.',
    starts: ['10:00', '18:00'],
    duration: 20,
    capacity: 6,
    location: 'Gym',
    price: 'INDUCTION',
    ages: [11, null],
    instructors: ['Owen Barker'],
  },
];
