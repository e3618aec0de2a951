import * as z from 'zod/mini';
import type { OnboardingField } from '#contract/customers/onboarding.ts';
import { box, ticked } from '#contract/forms/box.ts';
import { anyLine } from '#contract/forms/line.ts';
import { date, onboardingFields } from '#contract/forms/onboarding.ts';
import { isBorn } from '#contract/rules/ages.ts';

const { email, phone } = onboardingFields.contact;
/** The value of a field that is known only from the operator's form. */
const byType = { text: anyLine, select: anyLine, email, phone, date };

const isTree = (node: unknown): node is Record<string, unknown> => typeof node === 'object' && node !== null;

type Rule = z.ZodMiniString<string>;
const isRule = (node: unknown): node is Rule => node instanceof z.ZodMiniString;

function knownRule(keys: readonly string[]): Rule | undefined {
  const found = keys.reduce<unknown>((node, key) => (isTree(node) ? node[key] : undefined), onboardingFields);
  return isRule(found) ? found : undefined;
}

/** What stands in a field. */
export type FieldValue = string | boolean | undefined;

const isBlank = (value: FieldValue): boolean =>
  value === undefined || (typeof value === 'string' && value.trim() === '');

/** A rule for what is filled in; a blank field passes. */
const optional = (rule: Rule) =>
  z.pipe(
    z.transform((value: FieldValue) => (isBlank(value) ? undefined : value)),
    z.optional(rule),
  );

/** A rule for a field that must be filled in. */
const required = (rule: Rule) =>
  z.pipe(
    z.transform((value: FieldValue) => (isBlank(value) ? '' : value)),
    z.pipe(z.string().check(z.minLength(1)), rule),
  );

/** The rule of one field of the operator's form, at its keys inside `dataFields`: the API's own, and the operator's. */
export function onboardingField(
  keys: readonly string[],
  field: OnboardingField,
  today: string,
): z.ZodMiniType<FieldValue, FieldValue> {
  const { type, key, maxLength } = field;
  if (type === 'checkbox') return field.required ? ticked : box;
  const rule = (knownRule(keys) ?? byType[type]).check(
    ...(maxLength === null ? [] : [z.maxLength(maxLength)]),
    ...(key === 'date_of_birth' ? [z.refine<string>((day) => isBorn(day, today), { params: { rule: 'born' } })] : []),
  );
  return field.required ? required(rule) : optional(rule);
}
