import * as z from 'zod/mini';
import type { OnboardingForm } from '#contract/customers/onboarding.ts';
import { getFieldPath, onboardingSections } from '#contract/customers/rules/onboarding.ts';
import { box, ticked } from '#contract/forms/box.ts';
import { isTypedTwice, newPassword } from '#contract/forms/passwords.ts';
import { onboardingField, type FieldValue } from './onboarding-field.ts';

/** What stands in the operator's fields, as the body has it. */
export interface OnboardingValues {
  [key: string]: FieldValue | OnboardingValues;
}

type Rule = z.ZodMiniType<OnboardingValues[string], OnboardingValues[string]>;

interface Shape {
  [key: string]: Rule | Shape;
}

function place(shape: Shape, [key = '', ...rest]: readonly string[], rule: Rule): Shape {
  if (rest.length === 0) return { ...shape, [key]: rule };
  const inner = shape[key];
  return { ...shape, [key]: place(inner === undefined || inner instanceof z.ZodMiniType ? {} : inner, rest, rule) };
}

const makeObjectSchema = (shape: Shape): z.ZodMiniType<OnboardingValues, OnboardingValues> =>
  z.object(
    Object.fromEntries(
      Object.entries(shape).map(([key, inner]) => [
        key,
        inner instanceof z.ZodMiniType ? inner : makeObjectSchema(inner),
      ]),
    ),
  );

/** The operator's fields and, when there are any, terms. */
function onboardingFormFields({ sections, terms }: Pick<OnboardingForm, 'sections' | 'terms'>, today: string) {
  const shape = onboardingSections
    .flatMap((section) => sections[section].map((field) => ({ field, keys: getFieldPath(section, field).split('.') })))
    .reduce<Shape>((before, { field, keys }) => place(before, keys, onboardingField(keys, field, today)), {});
  return { dataFields: makeObjectSchema(shape), terms: terms === null ? box : ticked };
}

/** The registration with the operator's fields, a password and, when there are any, terms. `today` is YYYY-MM-DD. */
export const registerForm = (form: Pick<OnboardingForm, 'sections' | 'terms'>, today: string) =>
  z.object({ ...onboardingFormFields(form, today), ...newPassword }).check(isTypedTwice);

/** The same of somebody who is logged in, and so is asked for no password. */
export const knownCustomerForm = (form: Pick<OnboardingForm, 'sections' | 'terms'>, today: string) =>
  z.object({
    ...onboardingFormFields(form, today),
    password: z.string(),
    passwordConfirmation: z.string(),
  });

export type RegisterValues = z.input<ReturnType<typeof registerForm>>;
