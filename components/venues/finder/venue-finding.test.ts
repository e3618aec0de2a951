import type { Place } from '#contract/venues/venues.ts';
import { finderVenue, halifax } from '#tests/support/venues-components/finder-venues.ts';
import { chooseTarget, listQuery, type Gazetteer } from './live-venues.ts';
import { getQuestion } from './venue-finding.ts';

const place = (name: string, type: Place['type'] = 'place'): Place => ({ name, type, postcode: null, ...halifax });
const venuesNamed = (...names: string[]) => ({
  venues: names.map((name) => finderVenue(name, 1)),
  total: names.length,
});
const choose = (text: string, gazetteer: Gazetteer, ...names: string[]) =>
  chooseTarget({ text, radius: 5 }, gazetteer, venuesNamed(...names));

describe('what is asked', () => {
  test.each(['', '  ', 'h'])('%j asks for all venues', (term) => {
    expect(getQuestion({ term, radius: 5, near: null, intent: null })).toEqual({ kind: 'all', offers: null });
  });

  test('words and postcodes ask for what they say, within the radius', () => {
    expect(getQuestion({ term: ' tennis  club ', radius: 10, near: null, intent: null })).toEqual({
      ...{ kind: 'text', text: 'tennis club', radius: 10, offers: null },
    });
    expect(getQuestion({ term: 'hx62qd', radius: 5, near: null, intent: null })).toMatchObject({
      kind: 'postcode',
      text: 'HX6 2QD',
    });
  });

  test("the visitor's own place wins over what is typed, to a thousandth of a degree", () => {
    const near = { latitude: 53.721_749, longitude: -1.862_51 };
    expect(getQuestion({ term: 'Leeds', radius: 5, near, intent: null })).toEqual({
      ...{ kind: 'point', point: { latitude: 53.722, longitude: -1.863 }, radius: 5, offers: null },
    });
  });

  test.each([
    ['camps', 'camps'],
    ['courses', 'courses'],
    ['swimming', null],
  ])('somebody who looks for %j asks for venues that have %j on sale', (intent, offers) => {
    expect(getQuestion({ term: '', radius: 5, near: null, intent })).toEqual({ kind: 'all', offers });
  });
});

describe('what a text means', () => {
  test('a town of that very name wins over venues that have it in theirs', () => {
    expect(choose('leeds', [place('Leeds')], 'Leeds Arena')).toMatchObject({ kind: 'near', place: 'Leeds', radius: 5 });
  });

  test('venues named so win over a town that only begins like it', () => {
    expect(choose('beacon', [place('Beaconsfield')], 'Beacon Hill Pools')).toEqual({ kind: 'named', term: 'beacon' });
  });

  test('a town that begins like it wins over venues that only lie in such a town', () => {
    expect(choose('halif', [place('Halifax')], 'Clifton Hall')).toMatchObject({ kind: 'near', place: 'Halifax' });
  });

  test('venues that have it in town or postcode are found where no place is', () => {
    expect(choose('elland road', [], 'Clifton Hall')).toEqual({ kind: 'named', term: 'elland road' });
  });

  test('the words may stand in any order and without their accents', () => {
    expect(choose('mon canolfan', [place('Monmouth')], 'Canolfan Môn').kind).toBe('named');
  });

  test('a venue that the gazetteer names is no place', () => {
    expect(choose('lido', [place('Lido', 'venue')]).kind).toBe('unknown_place');
  });

  test('without the gazetteer names are still found, and towns are not called unknown', () => {
    expect(choose('arena', 'failed', 'Leeds Arena').kind).toBe('named');
    expect(choose('Halifax', 'failed').kind).toBe('failed');
    expect(choose('Atlantis', []).kind).toBe('unknown_place');
  });
});

test('a target is the query of its list, and what was not found leaves all venues', () => {
  const point = halifax;
  expect(listQuery({ kind: 'near', place: null, point, radius: 0 })).toEqual({ ...point, radius: 0 });
  expect(listQuery({ kind: 'named', term: 'arena' })).toEqual({ search: 'arena' });
  expect([listQuery({ kind: 'failed' }), listQuery({ kind: 'unknown_place', term: 'x' })]).toEqual([{}, {}]);
});
