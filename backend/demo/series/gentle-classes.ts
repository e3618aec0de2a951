import { plain, type Series } from './series.ts';
import { workdays } from './weekly.ts';

/** Classes for whoever wants to take it easy. */
export const gentleClasses: Series[] = [
  {
    ...plain,
    key: 'gentle-yoga',
    category: 'gentle-classes',
    facility: 'studio',
    name: 'Gentle yoga',
    description: 'Slow sequences with a chair or a wall to lean on. Mats are provided.',
    tags: ['Mind and body', 'Low impact'],
    starts: ['11:15'],
    duration: 45,
    capacity: 18,
    location: 'Studio 2',
    price: 'CLASS-GENTLE',
    instructors: ['Hannah Lowe'],
  },
  {
    ...plain,
    key: 'chair',
    category: 'gentle-classes',
    facility: 'studio',
    name: 'Chair-based mobility',
    description: 'Movement sitting down, then tea.',
    tags: ['Low impact'],
    weekdays: workdays,
    starts: ['15:00'],
    duration: 45,
    capacity: 20,
    location: 'Studio 2',
    price: 'CLASS-GENTLE',
    instructors: ['Megan Shaw'],
  },
];
