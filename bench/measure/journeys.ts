import { fail, judge } from '#bench/report/judge.ts';
import type { Row } from '#bench/report/row.ts';
import type { Bench } from '#bench/world/bench.ts';
import { journeys, type Journey } from '#e2e/journeys/journeys.ts';
import type { Effort } from '#e2e/journeys/person.ts';
import { walkJourney } from '#e2e/journeys/walk-journey.ts';
import { withBrowser } from './with-browser.ts';

const group = 'Journeys through the running product';
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };

function getRow({ name, limit }: Journey, { taps, fields, keys }: Effort): Row {
  const isByKeys = limit.of === 'keys';
  return judge({
    group,
    what: name,
    value: isByKeys ? keys : taps + fields,
    beside: isByKeys ? '' : `${taps} taps, ${fields} fields`,
    target: { limit: limit.count, is: 'most', unit: ` ${limit.of}`, digits: 0 },
  });
}

/** What people have to do on the ways that matter most, counted on a phone, by keyboard on a desktop. */
export async function measureJourneys({ copy }: Bench): Promise<Row[]> {
  return withBrowser(group, async (browser) => {
    const rows: Row[] = [];
    for (const journey of journeys) {
      const context = await browser.newContext({
        ...(journey.limit.of === 'keys' ? desktop : phone),
        locale: 'en-GB',
        timezoneId: 'Europe/London',
        reducedMotion: 'reduce',
      });
      const walked = await walkJourney(await context.newPage(), { origin: `http://${copy.host}`, journey }).then(
        (effort) => getRow(journey, effort),
        (error: unknown) => fail(group, journey.name, error),
      );
      rows.push(walked);
      await context.close();
    }
    return rows;
  });
}
