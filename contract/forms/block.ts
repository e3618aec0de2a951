import * as z from 'zod/mini';
import { longestBlockDays } from '#contract/rules/block-limits.ts';
import { daysAfter, isCalendarDate } from '#contract/rules/calendar-date.ts';

type Rule = 'name' | 'activity' | 'weekdays' | 'time' | 'times' | 'day' | 'days' | 'longest' | 'places';

const rule = (name: Rule) => ({ params: { rule: name } });
const clock = z.string().check(z.refine((text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text), rule('time')));
const day = z.string().check(z.refine(isCalendarDate, rule('day')));

/** What a block at the front desk is asked for, as typed. Whoever shows an error translates it by the name of its rule. */
export const blockForm = z
  .object({
    name: z.string().check(
      z.trim(),
      z.refine((text) => text.length > 0 && text.length <= 120, rule('name')),
    ),
    categoryId: z.string().check(z.refine((id) => id !== '', rule('activity'))),
    /** '' is any court or room. */
    locationId: z.string(),
    /** '1' is Monday. */
    weekdays: z.array(z.string()).check(z.refine((days) => days.length > 0, rule('weekdays'))),
    earliest: clock,
    latest: clock,
    from: day,
    until: day,
    places: z.string().check(z.refine((text) => /^[1-9]\d{0,2}$|^1000$/.test(text), rule('places'))),
  })
  .check(
    z.refine(({ earliest, latest }) => latest >= earliest, { ...rule('times'), path: ['latest'] }),
    z.refine(({ from, until }) => until >= from, { ...rule('days'), path: ['until'] }),
    z.refine(({ from, until }) => !isCalendarDate(from) || until <= daysAfter(from, longestBlockDays), {
      ...rule('longest'),
      path: ['until'],
    }),
  );
export type BlockValues = z.input<typeof blockForm>;
