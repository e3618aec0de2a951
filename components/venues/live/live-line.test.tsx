import { act, screen, waitFor } from '@testing-library/react';
import type { LiveTimes } from '#contract/timetable/search.ts';
import { venueMoment } from '#tests/support/make/venue-moment.ts';
import { renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answerBy, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { returnAt, withNoon } from '#tests/support/timetable-components/clock.ts';
import { livePath, liveTimes, liveVenue } from '#tests/support/venues-components/live-times.ts';
import { LiveLine } from './live-line.tsx';
import { WithLiveTimes } from './with-live-times.tsx';

withNoon();
withSiteServer();

const venue = { slug: 'riverside', timezone: 'Europe/London' };
const minuteMs = 60_000;

interface Shown extends Stage {
  activity: string;
  /** How old the page is, in milliseconds. */
  age?: number;
}

function show(activities: LiveTimes[], { activity, age = 0, ...stage }: Shown) {
  const readAt = Date.now() - age;
  return renderOnSite(
    <WithLiveTimes
      target={`${livePath}?venue=riverside`}
      before={{ data: [liveVenue('riverside', activities)], readAt }}
    >
      <LiveLine venue={venue} activity={activity} renderedAt={Date.now()} />
    </WithLiveTimes>,
    stage,
  );
}

const next = (local: string, available = 22) => ({
  startsAt: venueMoment(local),
  templateName: 'Lane swim',
  available,
});

test.each([
  [liveTimes(), 'Next 18:00, 7 sessions today'],
  [liveTimes({ next: next('2026-11-18 18:00:00', 3) }), 'Next 18:00, 3 places left'],
  [liveTimes({ v2Type: 'resources', freeToday: 31 }), '31 courts free today'],
  [liveTimes({ freeToday: 0, next: next('2026-11-19 07:00:00') }), 'Next tomorrow 07:00'],
  [liveTimes({ freeToday: 0, next: next('2026-11-20 17:30:00') }), 'Next Fri 17:30'],
  [liveTimes({ freeToday: 0, next: next('2026-11-27 17:30:00') }), 'Next Fri, 27 Nov 17:30'],
  [liveTimes({ freeToday: 0, next: null }), 'Nothing free in the next two weeks'],
])('the card of an activity says what is free (%#): %s', (live, words) => {
  const { container } = show([live], { activity: 'swimming' });
  expect(container).toHaveTextContent(words);
});

test('says it in Welsh', () => {
  const { container } = show([liveTimes()], { activity: 'swimming', language: 'cy' });
  expect(container).toHaveTextContent('Nesaf 18:00, 7 sesiwn heddiw');
});

test('is not there for an activity of which nothing is known', () => {
  expect(show([liveTimes()], { activity: 'gym' }).container).toHaveTextContent('');
});

test('a page that is older than a minute asks again', async () => {
  answerBy('listLiveTimes', () => ({ data: [liveVenue('riverside', [liveTimes({ freeToday: 6 })])] }));
  show([liveTimes()], { activity: 'swimming', age: minuteMs });
  expect(await screen.findByText('Next 18:00, 6 sessions today')).toBeVisible();
});

test('what was asked a minute ago is asked again, and goes when that fails', async () => {
  refuse('listLiveTimes', 'unexpected');
  const { container } = show([liveTimes()], { activity: 'swimming' });
  expect(container).toHaveTextContent('Next 18:00');
  act(() => returnAt('12:02'));
  await waitFor(() => expect(container).toHaveTextContent(/^$/));
});

test('a start that has passed is not said', () => {
  const { container } = show([liveTimes({ next: next('2026-11-18 12:01:00') })], { activity: 'swimming' });
  answerBy('listLiveTimes', () => new Promise(() => undefined));
  act(() => returnAt('12:02'));
  expect(container).toHaveTextContent(/^$/);
});
