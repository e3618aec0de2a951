import * as z from 'zod/mini';
import { isBorn } from '#contract/rules/ages.ts';
import { line } from './line.ts';
import { onboardingFields } from './onboarding.ts';
import { currentPassword } from './passwords.ts';

const { personal, contact } = onboardingFields;
const { address1, address2, area, town, postcode } = contact.address;

/** What stands in the fields of one part of somebody's details. */
export type DetailValues = Record<string, string>;

/** The parts of somebody's details, each of which is changed by itself (docs/product.md#details). */
export const detailParts = ['name', 'email', 'phone', 'address', 'dateOfBirth', 'about'] as const;
export type DetailPart = (typeof detailParts)[number];

type DetailForm = z.ZodMiniType<DetailValues, DetailValues>;

/** The form of one part. `today` is YYYY-MM-DD. */
export const detailForm = (part: DetailPart, today: string): DetailForm =>
  ({
    name: z.object({ title: personal.title, firstName: personal.firstName, lastName: personal.lastName }),
    email: z.object({ email: contact.email, currentPassword }),
    phone: z.object({ phone: contact.phone }),
    address: z.object({ address1, address2, area, town, postcode }),
    dateOfBirth: z.object({
      dateOfBirth: personal.dateOfBirth.check(z.refine((day) => isBorn(day, today), { params: { rule: 'born' } })),
    }),
    about: z.object({ gender: personal.gender, ethnicity: personal.ethnicity, disability: personal.disability }),
  })[part];

/** The password that is asked for before data are downloaded or an account is closed. */
export const passwordForm = z.object({ currentPassword });
export type PasswordValues = z.input<typeof passwordForm>;

/** Somebody who is invited to be linked, by address or customer number. */
export const inviteForm = z.object({
  relationship: z.enum(['parent', 'partner', 'sibling', 'employee', 'carer']),
  emailOrReference: line,
});
export type InviteValues = z.input<typeof inviteForm>;

/** The address to which somebody without a log-in is invited to take over what is theirs. */
export const handOverForm = z.object({ email: contact.email });
export type HandOverValues = z.input<typeof handOverForm>;
