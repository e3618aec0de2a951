import { searchHit } from '#tests/support/model/search-hit.ts';
import { answer, withSiteServer } from '#tests/support/site-server.ts';
import { halifax, question, text } from '#tests/support/times-components/question.ts';
import { serveVenues } from '#tests/support/venues-components/venue-server.ts';
import { loadTimes } from './load-times.ts';

withSiteServer();
process.env.SESSION_SECRET ??= 'a secret of tests, 32 characters or more';

const hit = searchHit('Riverside', '18:00', 'Lane swim');
const laneSwim = { ...hit, venue: { ...hit.venue, venueId: '00000000-0000-4000-8000-000000000001' } };
const everywhere = { ...question, what: null, near: null };

function serve(hits: ReturnType<typeof searchHit>[], places: (typeof halifax)[] = [halifax]): void {
  serveVenues([]);
  answer('geocode', places);
  answer('searchSessions', hits);
  answer('searchDays', { days: [], next: [] });
}

describe('an answer that anybody can make up', () => {
  it.each([
    ['of a place that no gazetteer knows', question, []],
    ['of words of no activity', { ...everywhere, what: 'qwertz' }, [halifax]],
    ['of a day far away', { ...everywhere, date: '2031-11-19' }, [halifax]],
    ['of a day that is over', { ...everywhere, date: '2024-11-19' }, [halifax]],
  ])('is that %s', async (_, request, places) => {
    serve([], places);
    expect((await loadTimes(request, text.today)).isMadeUp).toBe(true);
  });

  it.each([
    ['of a day without times', everywhere, []],
    ['of words that find times', { ...everywhere, what: 'lane-swim' }, [laneSwim]],
  ])('is not that %s', async (_, request, hits) => {
    serve(hits);
    expect((await loadTimes(request, text.today)).isMadeUp).toBe(false);
  });
});
