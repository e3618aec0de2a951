import { bookCamp } from './camp.ts';
import { bookCourt, bookCourtByKeyboard } from './court.ts';
import type { Person } from './person.ts';
import { bookFirstSwim, bookSwimAgain, bookSwimAsStranger } from './swim.ts';

/** A way through the site that has to stay short. */
export interface Journey {
  name: string;
  /** The most taps and fields, or keys, that it may take. */
  limit: { count: number; of: 'taps and fields' | 'keys' };
  isLoggedIn: boolean;
  /** What this customer has done before, from the home page on. It is not counted. */
  before?: (person: Person) => Promise<void>;
  /** From the home page on. */
  walk: (person: Person) => Promise<void>;
}

export const journeys: readonly Journey[] = [
  {
    name: 'a stranger books a swim for two adults and a child',
    limit: { count: 26, of: 'taps and fields' },
    isLoggedIn: false,
    walk: bookSwimAsStranger,
  },
  {
    name: 'the same, logged in, of somebody who has booked it before',
    limit: { count: 12, of: 'taps and fields' },
    isLoggedIn: true,
    before: bookFirstSwim,
    walk: bookSwimAgain,
  },
  {
    name: 'a court tomorrow at 18:00, logged in, of somebody who has booked before',
    limit: { count: 10, of: 'taps and fields' },
    isLoggedIn: true,
    before: bookFirstSwim,
    walk: bookCourt,
  },
  {
    name: 'three days of a camp for a new child, logged in',
    limit: { count: 28, of: 'taps and fields' },
    isLoggedIn: true,
    walk: bookCamp,
  },
  {
    name: 'the court by keyboard alone, as far as the basket',
    limit: { count: 45, of: 'keys' },
    isLoggedIn: true,
    walk: bookCourtByKeyboard,
  },
];

/** The tag of its tests: a journey is one of a phone, or of a desktop's keyboard. */
export const getTag = ({ limit }: Journey): string => (limit.of === 'keys' ? '@desktop' : '@phone');
