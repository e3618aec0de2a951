import type { OnboardingField, OnboardingForm } from '#contract/onboarding.ts';
import type { CallInput } from '#lib/api/call.ts';

export type Section = keyof OnboardingForm['sections'];
export const sections: readonly Section[] = ['personal', 'contact', 'emergencyContact', 'additional'];

export type OnboardingValue = string | boolean;
/** What stands in the form, by the dotted camelCase path that the server's errors use too. */
export type OnboardingValues = Record<string, OnboardingValue>;

const camelKey = (key: string): string => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Where a field's value goes in the body: `first_name` of `personal` is `dataFields.personal.firstName`. */
export function getPath(section: Section, { key }: Pick<OnboardingField, 'key'>): string {
  return `dataFields.${section}.${camelKey(key)}`;
}

/** The id of a field in the page. */
export const fieldId = (path: string): string => `register-${path.replaceAll('.', '-')}`;

export type FieldProblemKey = 'required' | 'tooShort' | 'tooLong' | 'email' | 'date' | 'datePast';

const PHONE_MINIMUM = 5;

/** The fewest characters a filled field may hold. */
export function getMinimum({ type }: Pick<OnboardingField, 'type'>): number {
  return type === 'phone' ? PHONE_MINIMUM : 1;
}

function problemOfText(field: OnboardingField, text: string, today: string): FieldProblemKey | null {
  if (field.maxLength !== null && text.length > field.maxLength) return 'tooLong';
  if (text.length < getMinimum(field)) return 'tooShort';
  if (field.type === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return 'email';
  if (field.type !== 'date') return null;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return 'date';
  return field.key === 'date_of_birth' && text >= today ? 'datePast' : null;
}

/** What is wrong with a value before it is sent; null when nothing is. `today` is YYYY-MM-DD. */
export function getProblem(
  field: OnboardingField,
  value: OnboardingValue | undefined,
  today: string,
): FieldProblemKey | null {
  if (typeof value === 'boolean') return field.required && !value ? 'required' : null;
  const text = (value ?? '').trim();
  if (text === '') return field.required ? 'required' : null;
  return problemOfText(field, text, today);
}

interface Tree {
  [key: string]: OnboardingValue | Tree;
}

/** The filled values as a tree of objects; what is empty is left out. */
export function filledTree(values: OnboardingValues): Tree {
  const tree: Tree = {};
  for (const [path, value] of Object.entries(values)) {
    if (typeof value === 'string' && value.trim() === '') continue;
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let node = tree;
    for (const key of keys) {
      const next = node[key];
      const inner = typeof next === 'object' ? next : {};
      node[key] = inner;
      node = inner;
    }
    node[last] = typeof value === 'string' ? value.trim() : value;
  }
  return tree;
}

export type RegisterBody = NonNullable<CallInput<'register'>['body']>;

/**
 * The body of a registration. Which fields there are is the operator's choice, so it is the server that says whether
 * they fit.
 */
export function registerBody(values: OnboardingValues, { checksum }: Pick<OnboardingForm, 'checksum'>): RegisterBody {
  return filledTree({ ...values, 'dataFields.checksum': checksum, source: 'bookings' }) as RegisterBody;
}
