import { pictureEnd } from './picture-end.ts';

const at = (clock: string) => ({ utc: `2026-11-18T${clock}:00Z` });
const from = (start: string, end: string) => ({ startsAt: at(start), endsAt: at(end) });
const moment = (clock: string) => Date.parse(at(clock).utc);
const day = [from('09:00', '10:00'), from('09:30', '11:00')];

describe('a picture of sessions is true', () => {
  it.each([
    ['08:00', '09:00'],
    ['09:00', '09:30'],
    ['09:45', '10:00'],
    ['10:30', '11:00'],
  ])('drawn at %s until %s', (drawn, end) => {
    expect(pictureEnd(day, moment(drawn))).toBe(moment(end));
  });

  it('for ever once all are over, and without any', () => {
    expect(pictureEnd(day, moment('11:00'))).toBeNull();
    expect(pictureEnd([], moment('08:00'))).toBeNull();
  });
});
