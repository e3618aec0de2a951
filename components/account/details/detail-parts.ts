import { zodResolver } from '@hookform/resolvers/zod';
import { formProblem } from '#components/account/frame/form-problem.ts';
import type { UpdateUserBody } from '#contract/customers/update-user.ts';
import type { User } from '#contract/customers/users.ts';
import {
  type DetailPart,
  type DetailValues,
  detailForm,
  handOverForm,
  inviteForm,
  passwordForm,
} from '#contract/forms/details.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** A field of a part: how it is named, and what a browser may fill in. */
interface DetailField {
  name: string;
  autoComplete?: string;
  type?: 'email' | 'tel' | 'password' | 'date';
  isOptional?: boolean;
}

/** The fields of each part, in their order. */
export const detailFields: Record<DetailPart, readonly DetailField[]> = {
  name: [
    { name: 'title', autoComplete: 'honorific-prefix', isOptional: true },
    { name: 'firstName', autoComplete: 'given-name' },
    { name: 'lastName', autoComplete: 'family-name' },
  ],
  email: [
    { name: 'email', autoComplete: 'email', type: 'email' },
    { name: 'currentPassword', autoComplete: 'current-password', type: 'password' },
  ],
  phone: [{ name: 'phone', autoComplete: 'tel', type: 'tel' }],
  address: [
    { name: 'address1', autoComplete: 'address-line1' },
    { name: 'address2', autoComplete: 'address-line2', isOptional: true },
    { name: 'area', autoComplete: 'address-level3', isOptional: true },
    { name: 'town', autoComplete: 'address-level2' },
    { name: 'postcode', autoComplete: 'postal-code' },
  ],
  dateOfBirth: [{ name: 'dateOfBirth', autoComplete: 'bday', type: 'date' }],
  about: [
    { name: 'gender', isOptional: true },
    { name: 'ethnicity', isOptional: true },
    { name: 'disability', isOptional: true },
  ],
};

/** What a person's details are now, as the form of a part shows them. */
export function getValues(part: DetailPart, user: User): DetailValues {
  const known: Record<string, unknown> = { ...user, ...(part === 'address' && { ...user.address }) };
  return Object.fromEntries(
    detailFields[part].map(({ name }): [string, string] => {
      const value = known[name];
      return [name, typeof value === 'string' ? value : ''];
    }),
  );
}

const orNone = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text);

/** What is sent of a part. */
export function toBody(part: DetailPart, values: DetailValues, user: User): UpdateUserBody {
  const { title, gender, ethnicity, disability, address1 = '', address2, area, town = '', postcode = '' } = values;
  if (part === 'name') return { ...values, title: orNone(title) };
  if (part === 'about') {
    return { gender: orNone(gender), ethnicity: orNone(ethnicity), disability: orNone(disability) };
  }
  if (part === 'address') {
    const country = user.address?.country ?? 'GB';
    return { address: { address1, address2: orNone(address2), area: orNone(area), town, postcode, country } };
  }
  return values;
}

/** A part in one line; empty where nothing of it is known. */
export function showPart(part: DetailPart, user: User): string {
  const { address } = user;
  const values = getValues(part, user);
  if (part === 'name') return [user.title, user.firstName, user.lastName].filter(Boolean).join(' ');
  if (part === 'address' && address === null) return '';
  return Object.entries(values)
    .filter(([name, value]) => value !== '' && name !== 'currentPassword')
    .map(([, value]) => value)
    .join(', ');
}

/** Validates a part of somebody's details with the API's schema. `today` is YYYY-MM-DD. */
export const detailResolver = (part: DetailPart, today: string, t: Translate) =>
  zodResolver(detailForm(part, today), { error: (issue) => formProblem(issue, t) });

export const passwordResolver = (t: Translate) =>
  zodResolver(passwordForm, { error: (issue) => formProblem(issue, t) });
export const inviteResolver = (t: Translate) => zodResolver(inviteForm, { error: (issue) => formProblem(issue, t) });
export const handOverResolver = (t: Translate) =>
  zodResolver(handOverForm, { error: (issue) => formProblem(issue, t) });
