import { circumstances } from './journeys/circumstances.ts';
import { journeys, getTag } from './journeys/journeys.ts';
import { walkJourney } from './journeys/walk-journey.ts';
import { test } from './support/test.ts';

// One after the other: two at once would take the same court at 18:00.
test.describe.configure({ mode: 'default' });
// The browser logs every call of a page without a connection.
test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

for (const [index, { name, prepare, settings }] of circumstances.entries())
  for (const journey of journeys) {
    // Every journey in the first circumstances, and the first journey in all of them.
    const isLong = index > 0 && journey !== journeys[0];
    const tag = isLong ? [getTag(journey), '@long'] : getTag(journey);
    test(`${journey.name} ${name}`, { tag }, async ({ page, baseURL }) => {
      await walkJourney(page, { origin: baseURL ?? '', journey, prepare, ...settings });
    });
  }
