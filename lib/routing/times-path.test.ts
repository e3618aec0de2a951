import { askedTimesPath, needsDate, parseTimesPath, timesPath, toSegment } from './times-path.ts';

const ask = (query: string, today = '2026-11-18') => askedTimesPath(new URLSearchParams(query), today);
const parse = (path: string) => parseTimesPath(path.split('/').slice(2));

describe('what the form sends', () => {
  it.each([
    ['', '/times/all/2026-11-18/any-time'],
    [
      'what=swimming&when=tomorrow&part=evening&where=Halifax&within=10',
      '/times/swimming/2026-11-19/evening/halifax/10',
    ],
    ['what=all&when=today&where=hx1+1aa', '/times/all/2026-11-18/any-time/hx1-1aa/10'],
    ['when=date&date=2026-12-24', '/times/all/2026-12-24/any-time'],
    ['what=another&activity=Hot+Pilates', '/times/hot-pilates/2026-11-18/any-time'],
    ['what=gym&activity=Pilates', '/times/gym/2026-11-18/any-time'],
    ['what=another&activity=+', '/times/all/2026-11-18/any-time'],
    ['when=2026-11-24', '/times/all/2026-11-24/any-time'],
    ['where=Halifax&order=earliest&places=2', '/times/all/2026-11-18/any-time/halifax/10/earliest/for-2'],
    ['what=Aqua+fit&where=Llandudno,+Conwy&within=5', '/times/aqua-fit/2026-11-18/any-time/llandudno-conwy/5'],
  ])('%s is asked at %s', (query, path) => {
    expect(ask(query)).toBe(path);
  });

  it.each([
    ['a Wednesday', '2026-11-18', '2026-11-21-weekend'],
    ['Saturday', '2026-11-21', '2026-11-21-weekend'],
    ['Sunday', '2026-11-22', '2026-11-22'],
  ])('on %s the weekend is %s', (_, today, day) => {
    expect(ask('when=weekend', today)).toBe(`/times/all/${day}/any-time`);
  });

  it.each([
    'when=date&date=2026-11-17',
    'when=date&date=soon',
    'when=someday',
    'part=night',
    'within=99',
    'within=7',
    'where=%20',
    'places=10',
    'order=latest',
  ])('counts as not chosen when it is %s', (query) => {
    expect(ask(query)).toBe('/times/all/2026-11-18/any-time');
  });
});

describe('a date', () => {
  const isNeeded = (query: string) => needsDate(new URLSearchParams(query), '2026-11-18');

  it.each([
    'when=date',
    'when=date&date=',
    'when=date&date=2026-11-17',
    'when=date&date=2026-11-31',
    'when=2026-11-17',
    'when=someday',
  ])('from today on is needed for %s', (query) => {
    expect(isNeeded(query)).toBe(true);
  });

  it.each(['', 'when=today&date=2026-11-17', 'when=tomorrow', 'when=weekend', 'when=date&date=2026-11-18', 'when='])(
    'is not needed for "%s"',
    (query) => {
      expect(isNeeded(query)).toBe(false);
    },
  );
});

describe('a path', () => {
  it.each([
    '/times/all/2026-11-18/any-time',
    '/times/swimming/2026-11-19/evening/halifax/10',
    '/times/swimming/2026-11-19/evening/halifax/10/earliest',
    '/times/all/2026-11-18/any-time/for-2',
    '/times/all/2026-11-21-weekend/morning/halifax/10/for-2',
    '/times/swimming/2026-11-19/evening/halifax/10/earliest/for-9',
  ])('%s is the page of the question that it is read as', (path) => {
    const question = parse(path);
    expect(question && timesPath(question)).toBe(path);
  });

  it.each([
    '/times',
    '/times/all',
    '/times/all/2026-11-31/any-time',
    '/times/all/2026-11-18-weekend/any-time',
    '/times/all/soon-weekend/any-time',
    '/times/all/2026-11-18/night',
    '/times/all/2026-11-18/constructor',
    '/times/Swimming/2026-11-18/any-time',
    '/times/all/2026-11-18/any-time/halifax',
    '/times/all/2026-11-18/any-time/halifax/0',
    '/times/all/2026-11-18/any-time/halifax/31',
    '/times/all/2026-11-18/any-time/halifax/10/latest',
    '/times/all/2026-11-18/any-time/for-1',
    '/times/all/2026-11-18/any-time/for-10',
    '/times/all/2026-11-18/for-2',
    '/times/all/2026-11-18/any-time/halifax/10/earliest/more',
  ])('%s is no page', (path) => {
    expect(parse(path)).toBeNull();
  });
});

test.each([
  ["Môn's  End ", 'mon-s-end'],
  ['-', ''],
])('%j is %j in a path', (text, segment) => {
  expect(toSegment(text)).toBe(segment);
});
