import { plain, type Series } from './series.ts';
import { everyDay } from './weekly.ts';

/** Coached sessions on the trampolines. */
export const trampoline: Series[] = [
  {
    ...plain,
    key: 'trampoline',
    category: 'trampoline',
    facility: 'trampoline',
    name: 'Trampoline club',
    description: 'Coached bouncing for all levels on full-size beds.',
    weekdays: everyDay,
    starts: ['11:00', '17:00', '18:00'],
    duration: 60,
    capacity: 12,
    location: 'Sports hall',
    price: 'TRAMPOLINE-HOUR',
    instructors: ['Dan Okafor'],
    waiver: 'trampoline-waiver',
    ages: [5, null],
  },
];
