import { z } from 'zod';
import { moveBookingEndpoint } from '#contract/bookings/move-booking.ts';
import { askToMove, cancelThese } from '#tests/support/bookings/cancel-bookings.ts';
import { changed, deleted } from '#tests/support/bookings/manage-occurrences.ts';
import { openVisits } from '#tests/support/bookings/visits.ts';
import { openShop } from '#tests/support/cart/shop.ts';
import { makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { getData } from '#tests/support/replies.ts';

const shop = await openShop();
const { db, call } = shop;
const { aClass, aVisit, classes, swimming } = await openVisits(shop);
const desk = await makePerson(db, { permissions: ['timetable'] });

const mailSchema = z.object({ to: z.string(), calendars: z.array(z.string()).optional() });

/** What the mails to somebody, the first one first, do to their calendar: each entry with its file's method. */
async function readEntries({ id }: Pick<MadePerson, 'id'>) {
  const { email } = await db.selectFrom('users').where('id', '=', id).select('email').executeTakeFirstOrThrow();
  const mails = await db.selectFrom('outbox').orderBy('id').select('payload').execute();
  const files = mails
    .map(({ payload }) => mailSchema.parse(payload))
    .flatMap(({ to, calendars = [] }) => (to === email ? calendars : []));
  return files.flatMap((file) => {
    const [head = '', ...events] = file.split('BEGIN:VEVENT');
    const get = (text: string, name: string) => new RegExp(`^${name}[:;](.*)\r$`, 'm').exec(text)?.[1];
    return events.map((event) => ({
      method: get(head, 'METHOD'),
      id: get(event, 'UID')?.replace('@touchline', ''),
      sequence: Number(get(event, 'SEQUENCE')),
      start: get(event, 'DTSTART'),
      status: get(event, 'STATUS'),
      stamp: get(event, 'DTSTAMP'),
    }));
  });
}

it('keeps its id from the confirmation over changes to the cancellation, each with a higher SEQUENCE', async () => {
  const { person, session, id } = await aClass();
  await changed(call, desk, session.id, { start_time: '19:00' });
  await changed(call, desk, session.id, { start_time: '19:30' });
  await deleted(call, desk, session.id);
  const entries = await readEntries(person);
  expect(entries).toMatchObject([
    { method: 'PUBLISH', id, sequence: 0, start: 'TZID=Europe/London:20261125T183000', status: 'CONFIRMED' },
    { method: 'PUBLISH', id, sequence: 1, start: 'TZID=Europe/London:20261125T190000', status: 'CONFIRMED' },
    { method: 'PUBLISH', id, sequence: 2, start: 'TZID=Europe/London:20261125T193000', status: 'CONFIRMED' },
    { method: 'CANCEL', id, sequence: 3, start: 'TZID=Europe/London:20261125T193000', status: 'CANCELLED' },
  ]);
  for (const { stamp } of entries) expect(stamp).toMatch(/^\d{8}T\d{6}Z$/);
});

it('starts by the clock of the venue, in summer too', async () => {
  const { person } = await aClass({ startsAt: new Date('2027-07-01T17:30:00Z') });
  expect(await readEntries(person)).toMatchObject([{ start: 'TZID=Europe/London:20270701T183000' }]);
});

// The ids of bookings are random, so that some of several visits have one whose first line is not the first by id.
it.each([1, 2, 3, 4])(
  'is that of the first line of a visit, also when that is cancelled before the rest (%s)',
  async () => {
    const { person, session, ids } = await aVisit();
    const [adults = '', junior = ''] = ids;
    await changed(call, desk, session.id, { start_time: '19:00' });
    await cancelThese(shop, person, [adults]);
    await changed(call, desk, session.id, { start_time: '19:30' });
    await cancelThese(shop, person, [junior]);
    const entries = (await readEntries(person)).filter(({ id }) => id === adults);
    expect(entries).toMatchObject([
      { method: 'PUBLISH', start: 'TZID=Europe/London:20261125T183000', status: 'CONFIRMED' },
      { method: 'PUBLISH', start: 'TZID=Europe/London:20261125T190000', status: 'CONFIRMED' },
      { method: 'PUBLISH', start: 'TZID=Europe/London:20261125T193000', status: 'CONFIRMED' },
      { method: 'CANCEL', start: 'TZID=Europe/London:20261125T193000', status: 'CANCELLED' },
    ]);
    const sequences = entries.map(({ sequence }) => sequence);
    expect(sequences).toEqual([...new Set(sequences)].toSorted((one, other) => one - other));
  },
);

it('is taken out when the booking is moved, for a new one', async () => {
  const { person, id } = await aClass();
  const target = await makeSession(db, classes, { startsAt: new Date('2026-11-26T18:30:00Z') });
  const moved = getData(moveBookingEndpoint, await askToMove(shop, person, id, target.id));
  expect(await readEntries(person)).toMatchObject([
    { method: 'PUBLISH', id, sequence: 0 },
    { method: 'CANCEL', id, sequence: 1, status: 'CANCELLED' },
    { method: 'PUBLISH', id: moved.id, start: 'TZID=Europe/London:20261126T183000', status: 'CONFIRMED' },
  ]);
});

it('is that of what stays booked once the first line of a visit is moved', async () => {
  const { person, ids } = await aVisit();
  const [adults = '', junior = ''] = ids;
  const target = await makeSession(db, swimming, { startsAt: new Date('2026-11-26T18:30:00Z') });
  const moved = getData(moveBookingEndpoint, await askToMove(shop, person, adults, target.id));
  expect(await readEntries(person)).toMatchObject([
    { method: 'PUBLISH', id: adults },
    { method: 'CANCEL', id: adults },
    { method: 'PUBLISH', id: junior, start: 'TZID=Europe/London:20261125T183000', status: 'CONFIRMED' },
    { method: 'PUBLISH', id: moved.id, start: 'TZID=Europe/London:20261126T183000', status: 'CONFIRMED' },
  ]);
});
