import { formatCountdown } from '#lib/format/format-countdown.ts';
import { campItem, makeCart, sessionItem } from '#tests/support/make/make-cart.ts';
import { holdClock, holdEnd, isEnding, minutesToSay, secondsLeft, shareLeft } from './hold.ts';

const now = Date.parse('2026-11-21T09:12:44Z');

describe('the time places are held', () => {
  it('counts started seconds and stops at nothing', () => {
    expect(secondsLeft('2026-11-21T09:27:44Z', now)).toBe(900);
    expect(secondsLeft('2026-11-21T09:12:45Z', now + 1)).toBe(1);
    expect(secondsLeft('2026-11-21T09:12:00Z', now)).toBe(0);
  });

  it.each([
    ['fifteen minutes, where the backend says nothing', undefined, 900],
    ['as many minutes as the backend holds places', 30, 1800],
  ])('fills the line at %s, and never overfills it', (_, minutes, whole) => {
    const cart = { hold: { expiresAt: null, extensionsLeft: 10, ...(minutes !== undefined && { minutes }) } };
    expect(shareLeft(whole, cart)).toBe(1);
    expect(shareLeft(whole / 2, cart)).toBe(0.5);
    expect(shareLeft(whole * 2, cart)).toBe(1);
    expect(shareLeft(0, cart)).toBe(0);
  });

  it('warns from two minutes on', () => {
    expect(isEnding(121)).toBe(false);
    expect(isEnding(120)).toBe(true);
  });

  it('ends with the first place still held, and when none is, with the last that went', () => {
    const line = (id: number, holdExpiresAt: string | null, holdExpired = false) => ({
      ...sessionItem(id, 'Yoga', 620),
      holdExpiresAt,
      holdExpired,
    });
    const [early, late] = ['2026-11-21T09:10:00Z', '2026-11-21T09:25:00Z'];
    expect(holdEnd(makeCart([line(1, late), line(2, '2026-11-21T09:20:00Z'), line(3, early, true)]))).toBe(
      '2026-11-21T09:20:00Z',
    );
    expect(holdEnd(makeCart([line(1, early, true), line(2, late, true)]))).toBe(late);
    expect(holdEnd(makeCart([line(1, null)]))).toBeNull();
  });

  it('is said at five, two and one minutes, once each', () => {
    expect(minutesToSay(301, 300)).toBe(5);
    expect(minutesToSay(300, 299)).toBeUndefined();
    expect(minutesToSay(121, 119)).toBe(2);
    expect(minutesToSay(61, 60)).toBe(1);
    expect(minutesToSay(60, 59)).toBeUndefined();
  });

  it('says only the last when a sleeping page wakes up', () => {
    expect(minutesToSay(400, 30)).toBe(1);
  });

  it('says nothing when the places are kept for longer', () => {
    expect(minutesToSay(30, 900)).toBeUndefined();
  });

  it.each([
    [738, '12:18'],
    [120, '2:00'],
    [9, '0:09'],
    [0, '0:00'],
  ])('shows %i seconds as %s', (seconds, text) => {
    expect(formatCountdown(seconds)).toBe(text);
  });
});

describe('the time until which a basket is held', () => {
  const hold = { expiresAt: '2026-07-21T09:27:44Z', extensionsLeft: 10 };
  const inMadrid = { utc: '2026-07-22T16:30:00Z', local: '2026-07-22 18:30:00', timezone: 'Europe/Madrid' };

  it.each([
    ['a session', [sessionItem(1, 'Yoga', 620, { startsAt: inMadrid })], '11:27'],
    ['the days of a camp', [campItem(2, 'Football days', ['2026-07-22'])], '10:27'],
    ['nothing with a time', [], '10:27'],
  ])('is the clock at the venue of %s', (_, items, time) => {
    expect(holdClock(makeCart(items, { hold }))).toBe(time);
  });

  it('is unknown without a hold', () => {
    expect(holdClock(makeCart([], { hold: { expiresAt: null, extensionsLeft: 10 } }))).toBeNull();
  });
});
