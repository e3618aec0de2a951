import { z } from 'zod';
import { facilityCodeSchema } from '#contract/venues/venues.ts';

/** Several values in one field: "25|12.5". */
const values = z.string().transform((field) =>
  field
    .split('|')
    .map((value) => value.trim())
    .filter((value) => value !== ''),
);

const codes = z.array(facilityCodeSchema);
const allCodes = facilityCodeSchema.options.join(', ');

/** What the building has, each once, in the order of the file. */
export const facilityCodes = values.transform((input, context) => {
  const parsed = codes.safeParse(input);
  if (parsed.success) return [...new Set(parsed.data)];
  context.addIssue(`must be some of ${allCodes}, with | between them`);
  return z.NEVER;
});

const isLength = (value: string) => /^\d{1,3}(\.\d+)?$/.test(value) && Number(value) > 0;

/** Metres, each length once, the longest first. */
export const poolLengths = values
  .refine((input) => input.every(isLength), { error: 'must be lengths in metres, with | between them' })
  .transform((input) => [...new Set(input.map(Number))].toSorted((one, other) => other - one));
