import { venueMoment } from '#tests/support/make/venue-moment.ts';
import { translateIn } from '#tests/support/translate.ts';
import { liveTimes } from '#tests/support/venues-components/live-times.ts';
import { venueLine } from './venue-line.ts';

const words = { t: translateIn('en'), language: 'en', now: new Date('2026-11-18T12:00:00Z') } as const;
const friday = { startsAt: venueMoment('2026-11-20 17:30:00'), templateName: 'Lane swim', available: 9 };

test.each([
  ['the next session', liveTimes(), 'free', 'Next: Lane swim 18:00, 22 places', 'from £5.20'],
  ['courts', liveTimes({ v2Type: 'resources', freeToday: 14 }), 'free', '14 courts free today', 'from £5.20'],
  ['no price', liveTimes({ priceFrom: null }), 'free', 'Next: Lane swim 18:00, 22 places', ''],
  ['another day', liveTimes({ freeToday: 0, next: friday }), 'later', 'Next: Lane swim Fri 17:30', 'from £5.20'],
  ['nothing', liveTimes({ freeToday: 0, next: null }), 'later', 'Nothing free in the next two weeks', ''],
])('says of a venue: %s', (_, live, tone, what, price) => {
  expect(venueLine([live], 'Europe/London', words)).toMatchObject({ tone, what, price });
});

test('says it in Welsh', () => {
  const cy = { ...words, t: translateIn('cy'), language: 'cy' } as const;
  expect(venueLine([liveTimes()], 'Europe/London', cy)).toMatchObject({
    what: 'Nesaf: Lane swim 18:00, 22 lle',
    price: 'o £5.20',
  });
});

test('has no line where nothing is offered', () => {
  expect(venueLine([], 'Europe/London', words)).toBeUndefined();
});
