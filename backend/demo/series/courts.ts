import type { DemoVenue } from '#backend/demo/venues/demo-venue.ts';
import { plain, type Series } from './series.ts';
import { every } from './weekly.ts';

/** Courts for badminton and squash, let from a time of day on. */
export function courts(venue: DemoVenue, from: string): Series[] {
  const badminton = Array.from({ length: venue.courts }, (_, number): Series => ({
    ...plain,
    key: `badminton-${number + 1}`,
    category: 'badminton',
    facility: 'badminton',
    name: 'Badminton',
    description: 'A full court for an hour.',
    starts: every(60, from, '21:00'),
    duration: 60,
    capacity: 1,
    location: `Court ${number + 1}`,
    price: 'BADMINTON-COURT',
  }));
  const squash = [1, 2].map((number): Series => ({
    ...plain,
    key: `squash-${number}`,
    category: 'squash',
    facility: 'squash',
    name: 'Squash',
    description: 'A glass-backed court for forty minutes.',
    starts: every(40, from, '20:40'),
    duration: 40,
    capacity: 1,
    location: `Squash court ${number}`,
    price: 'SQUASH-COURT',
  }));
  return [...badminton, ...squash];
}
