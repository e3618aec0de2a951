import { plain, type Series } from './series.ts';
import { every, weekend } from './weekly.ts';

/** Sessions into which people are let a few at a time. */
export const timedEntry: Series[] = [
  {
    ...plain,
    key: 'inflatables',
    category: 'family-swimming',
    facility: 'pool',
    name: 'Inflatable fun',
    description: 'An hour on the big inflatables. Twelve people are let in every quarter of an hour.',
    weekdays: weekend,
    starts: every(15, '13:00', '14:00'),
    duration: 60,
    capacity: 12,
    location: 'Teaching pool',
    tickets: ['SWIM-ADULT', 'SWIM-JUNIOR', 'SWIM-FAMILY'],
    isOneInterval: true,
  },
  {
    ...plain,
    key: 'open-bounce',
    category: 'trampoline',
    facility: 'trampoline',
    name: 'Open bounce',
    description: 'An hour of free jumping. Ten people are let in every quarter of an hour.',
    weekdays: weekend,
    starts: every(15, '13:00', '14:00'),
    duration: 60,
    capacity: 10,
    location: 'Sports hall',
    price: 'TRAMPOLINE-HOUR',
    waiver: 'trampoline-waiver',
    ages: [5, null],
    isOneInterval: true,
  },
];
