import { randomUUID } from 'node:crypto';
import { changed, manage } from '#tests/support/bookings/manage-occurrences.ts';
import { openShop } from '#tests/support/cart/shop.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { makeLocation, makeVenue } from '#tests/support/make/make-venue.ts';
import { getFailure } from '#tests/support/replies.ts';

const { db, call, venue } = await openShop();
const classes = await makeActivity(db, venue);
const desk = await makePerson(db, { permissions: ['timetable'] });
const seller = await makePerson(db, { permissions: ['sell', 'customers', 'categories', 'attendance', 'refunds'] });
const robin = await makePerson(db);
const hall = await makeLocation(db, venue, 'Hall');
const elsewhere = await makeLocation(db, await makeVenue(db), 'Elsewhere');
const aClass = (input = {}) => makeSession(db, classes, { startsAt: new Date('2026-12-01T20:00:00Z'), ...input });
const refused = async (id: string, data: unknown) => getFailure(await manage(call, desk, id, data));

describe('who may change a session', () => {
  it.each([
    ['a visitor', 401, undefined],
    ['a customer', 403, robin],
    ['staff with every other permission', 403, seller],
    ['staff of the timetable', 200, desk],
  ])('%s: %s', async (_, status, by) => {
    const { id } = await aClass();
    expect((await manage(call, by, id, { action: 'update', friendly_location_name: 'Here' })).status).toBe(status);
    expect((await manage(call, by, id, { action: 'delete', reason: 'unknown' })).status).toBe(status);
  });
});

describe('a body', () => {
  const most = 4_294_967_295;
  const id = randomUUID();
  it.each([
    [{}, { action: ['Required'] }],
    [{ action: 'move' }, { action: ['Must be one of: update, delete'] }],
    [{ action: 'delete' }, { reason: ['Required'] }],
    [{ action: 'delete', reason: '' }, { reason: ['Required'] }],
    [
      {
        action: 'update',
        start_time: '24:00',
        duration_minutes: 0,
        location_ids: [],
        friendly_location_name: 'x'.repeat(256),
        instructor_ids: ['x'],
        capacity: {},
      },
      {
        start_time: ['Must be a time (HH:MM)'],
        duration_minutes: ['Must be at least 1'],
        location_ids: ['Required'],
        friendly_location_name: ['Must contain at most 255 character(s)'],
        'instructor_ids.0': ['Must be a UUID'],
        'capacity.strategy': ['Required'],
      },
    ],
    [
      { action: 'update', duration_minutes: 721, start_time: '9:00' },
      { duration_minutes: ['Must be at most 720'], start_time: ['Must be a time (HH:MM)'] },
    ],
    [{ action: 'update', duration_minutes: 1.5 }, { duration_minutes: ['Must be a number'] }],
    [{ action: 'update', capacity: { strategy: 'all' } }, { 'capacity.strategy': ['Must be one of: shared, split'] }],
    [{ action: 'update', capacity: { strategy: 'shared' } }, { 'capacity.capacity': ['Required'] }],
    [
      { action: 'update', capacity: { strategy: 'shared', capacity: 0 } },
      { 'capacity.capacity': ['Must be at least 1'] },
    ],
    [
      { action: 'update', capacity: { strategy: 'shared', capacity: most + 1 } },
      { 'capacity.capacity': [`Must be at most ${most}`] },
    ],
    [
      { action: 'update', capacity: { strategy: 'split', online: -1, foh: most + 1 } },
      { 'capacity.online': ['Must be at least 0'], 'capacity.foh': [`Must be at most ${most}`] },
    ],
    [{ action: 'update', location_ids: null }, { location_ids: ['Required'] }],
  ])('%j is refused with all its faults', async (data, errors) => {
    const { id: session } = await aClass();
    expect(await refused(session, data)).toMatchObject({ status: 422, code: 'validation_failed', errors });
  });

  it('names a reason of the list', async () => {
    const { id: session } = await aClass();
    expect((await refused(session, { action: 'delete', reason: 'rain' })).errors?.reason?.[0]).toMatch(
      /^Must be one of: location_closure, /,
    );
  });

  it.each([
    ['the shortest', { start_time: '00:00', duration_minutes: 1 }, { duration: 1 }],
    ['the longest', { start_time: '23:59', duration_minutes: 720 }, { duration: 720 }],
    ['the longest name', { friendly_location_name: 'x'.repeat(255) }, { friendlyLocationName: 'x'.repeat(255) }],
    ['no name', { friendly_location_name: null }, { friendlyLocationName: null }],
    ['a blank name, which is none', { friendly_location_name: ' \t\n' }, { friendlyLocationName: null }],
    ['an empty name, which is none', { friendly_location_name: '' }, { friendlyLocationName: null }],
    [
      'one place',
      { capacity: { strategy: 'shared', capacity: 1 } },
      { capacity: { available: 1, consumed: 0, maximum: 1 } },
    ],
    [
      'the most places',
      { capacity: { strategy: 'shared', capacity: most } },
      { capacity: { available: most, consumed: 0, maximum: most } },
    ],
    ['nothing at all', {}, { duration: 60 }],
  ])('may ask for %s', async (_, change, answer) => {
    const { id: session } = await aClass({ friendlyLocationName: 'Here' });
    expect(await changed(call, desk, session, change)).toMatchObject(answer);
  });

  it('may split no places, or the most', async () => {
    const split = { capacityStrategy: 'split', maximum: 2, maximumOnline: 1, maximumFoh: 1 };
    const { id: session } = await aClass(split);
    for (const count of [0, most]) {
      const { capacityByChannel } = await changed(call, desk, session, {
        capacity: { strategy: 'split', online: count, foh: count },
      });
      expect(capacityByChannel).toEqual({ online: count, foh: count });
    }
  });

  it('names what is there, and keeps the strategy', async () => {
    const { id: session } = await aClass();
    const change = {
      location_ids: [hall, elsewhere, id],
      instructor_ids: [id],
      capacity: { strategy: 'split', online: 1, foh: 1 },
    };
    expect(await refused(session, { action: 'update', ...change })).toMatchObject({
      status: 422,
      errors: {
        'location_ids.1': ['Must be a location of the venue'],
        'location_ids.2': ['Must be a location of the venue'],
        'instructor_ids.0': ['Must be an instructor'],
        'capacity.strategy': ['Cannot be changed'],
      },
    });
  });
});
