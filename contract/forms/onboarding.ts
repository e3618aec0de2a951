import * as z from 'zod/mini';
import { isCalendarDate } from '#contract/rules/calendar-date.ts';
import { anyLine, line } from './line.ts';

const phone = z.string().check(z.trim(), z.minLength(5), z.maxLength(20));

/** A calendar date, YYYY-MM-DD. */
export const date = z.string().check(z.trim(), z.stringFormat('date', isCalendarDate));

/** The values of the onboarding fields that mean the same for every operator (docs/product.md#registration). */
export const onboardingFields = {
  personal: {
    title: anyLine,
    firstName: line,
    lastName: line,
    dateOfBirth: date,
    gender: anyLine,
    ethnicity: anyLine,
    disability: anyLine,
  },
  contact: {
    email: z.string().check(z.trim(), z.email(), z.maxLength(255)),
    phone,
    address: {
      address1: line,
      address2: anyLine,
      area: anyLine,
      town: line,
      country: z.string().check(z.trim(), z.length(2)),
      postcode: z.string().check(z.trim(), z.minLength(5), z.maxLength(10)),
      uprn: anyLine,
    },
  },
  emergencyContact: { name: line, phone, relationship: anyLine },
};
