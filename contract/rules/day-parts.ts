/** The parts of a day by the clock of the venue: a session is in the part in which it starts (docs/product.md#search). */
export const dayParts = {
  morning: { startTime: undefined, endTime: '12:00' },
  afternoon: { startTime: '12:00', endTime: '17:00' },
  evening: { startTime: '17:00', endTime: undefined },
} as const;
export type DayPart = keyof typeof dayParts;
