import type { FieldError } from './errors.ts';
import type { Body } from './json-body.ts';

/** A validation rule for one property. `name` is how a customer would call it. */
export interface Rule {
  property: string;
  name: string;
  required?: boolean | ((body: Body) => boolean);
  type?: 'text' | 'integer' | 'boolean' | 'object';
  min?: number;
  max?: number;
  characters?: RegExp;
  oneOf?: readonly string[];
  accepts?: (value: string, body: Body) => boolean;
  /** Error code and text for a value that `accepts` refuses; code 1009 by default. */
  refusal?: { code: string; description: string; clientMessage?: string };
}

/** Every property that breaks a rule, in the order of the rules; at most one error each. */
export function checkRules(rules: readonly Rule[], body: Body): FieldError[] {
  return rules.flatMap((rule) => {
    const error = getError(rule, body);
    return error ? [{ property: rule.property, ...error }] : [];
  });
}

function getError(rule: Rule, body: Body): Omit<FieldError, 'property'> | null {
  const value = body.value(rule.property);
  if (value === undefined || value === null || value === '') {
    const isRequired = typeof rule.required === 'function' ? rule.required(body) : rule.required;
    return isRequired ? fault('1003', 'Missing mandatory field', `The ${rule.name} is required`) : null;
  }
  if (rule.type === 'integer') return integerFault(rule, value);
  if (typeof value !== (rule.type === 'text' || !rule.type ? 'string' : rule.type)) return valueFault(rule);
  return typeof value === 'string' ? textFault(rule, value, body) : null;
}

function integerFault(rule: Rule, value: unknown): Omit<FieldError, 'property'> | null {
  if (!Number.isInteger(value))
    return fault('1016', 'This parameter requires an integer', `The ${rule.name} has to be a whole number`);
  return Number(value) < (rule.min ?? 1) ? valueFault(rule) : null;
}

function textFault(rule: Rule, value: string, body: Body): Omit<FieldError, 'property'> | null {
  if (value.length > (rule.max ?? Infinity)) return fault('1004', 'Invalid length', `The ${rule.name} is too long`);
  if (value.length < (rule.min ?? 0)) return fault('1004', 'Invalid length', `The ${rule.name} is too short`);
  if (rule.characters && !rule.characters.test(value)) {
    return fault('1005', 'Contains invalid characters', `The ${rule.name} contains invalid characters`);
  }
  if (rule.oneOf && !rule.oneOf.includes(value)) return valueFault(rule);
  return rule.accepts && !rule.accepts(value, body) ? valueFault(rule) : null;
}

function valueFault({ name, refusal }: Rule): Omit<FieldError, 'property'> {
  const clientMessage = refusal?.clientMessage ?? `The ${name} is not valid`;
  return fault(refusal?.code ?? '1009', refusal?.description ?? 'Contains invalid value', clientMessage);
}

function fault(code: string, description: string, clientMessage: string): Omit<FieldError, 'property'> {
  return { code, description, clientMessage };
}
