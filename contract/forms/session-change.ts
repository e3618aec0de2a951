import * as z from 'zod/mini';

const rule = (name: 'time' | 'duration' | 'rooms' | 'capacity') => ({ params: { rule: name } });

const wholeNumber = (minimum: number, maximum: number, name: 'duration' | 'capacity') =>
  z
    .string()
    .check(
      z.refine((text) => /^\d{1,10}$/.test(text) && Number(text) >= minimum && Number(text) <= maximum, rule(name)),
    );

const mostPlaces = 4_294_967_295;

/** What staff change of a session, as typed. The form that shows an error translates it by the name of its rule. */
export const sessionChangeForm = z.object({
  startTime: z.string().check(z.refine((text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text), rule('time'))),
  duration: wholeNumber(1, 720, 'duration'),
  place: z.string().check(z.trim(), z.maxLength(255)),
  roomIds: z.array(z.string()).check(z.refine((ids) => ids.length > 0, rule('rooms'))),
  instructorIds: z.array(z.string()),
  /** Of places that both channels share, */
  capacity: wholeNumber(1, mostPlaces, 'capacity'),
  /** or of each channel. */
  online: wholeNumber(0, mostPlaces, 'capacity'),
  foh: wholeNumber(0, mostPlaces, 'capacity'),
});
export type SessionChangeValues = z.input<typeof sessionChangeForm>;
