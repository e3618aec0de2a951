import { inRoom } from './screen.ts';

const topics = ['booking', 'cancellations', 'contact', 'accessibility', 'privacy', 'terms'];

export const helpScreens = inRoom('help', [
  ...topics.map((topic) => ({ state: topic, path: `/help/${topic}` })),
  { state: 'welsh', path: '/help/booking?lang=cy' },
]);
