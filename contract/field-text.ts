import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

function isAbsent(input: unknown): boolean {
  return input === undefined || input === null || input === '';
}

function tooSmall(issue: Issue & { code: 'too_small' }): string {
  if (issue.origin === 'string') {
    return issue.minimum === 1 && isAbsent(issue.input)
      ? 'Required'
      : `Must contain at least ${issue.minimum} character(s)`;
  }
  if (issue.origin === 'array') return 'Required';
  return `Must be at least ${issue.minimum}`;
}

function tooBig(issue: Issue & { code: 'too_big' }): string {
  return issue.origin === 'string'
    ? `Must contain at most ${issue.maximum} character(s)`
    : `Must be at most ${issue.maximum}`;
}

function wrongType(issue: Issue & { code: 'invalid_type' }): string {
  if (isAbsent(issue.input)) return 'Required';
  if (issue.expected === 'number' || issue.expected === 'int') return 'Must be a number';
  return `Must be of type ${issue.expected}`;
}

const formats = new Map<string, string>([
  ['uuid', 'Must be a UUID'],
  ['email', 'Must be an email address'],
  ['date', 'Must be a date (YYYY-MM-DD)'],
  ['postcode', 'Must be 5 to 7 letters or digits'],
]);

/** Error texts of rules over several fields, by the rule's name in its schema. */
const rules = new Map<unknown, string>([
  ['typedTwice', 'Must match the password'],
  ['required', 'Required'],
  ['pin', 'Must be 4 to 8 digits'],
]);

/** The sentence of one wrong field, in the words of docs/product.md#failures. Given to every parse as its error map. */
export function fieldText(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_value':
      return isAbsent(issue.input) ? 'Required' : `Must be one of: ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      if (isAbsent(issue.input)) return 'Required';
      return formats.get(issue.format) ?? 'Must be one of the allowed forms';
    case 'invalid_union':
      return isAbsent(issue.input) ? 'Required' : 'Must be one of the allowed forms';
    case 'custom':
      return rules.get(issue.params?.rule);
    default:
      return undefined;
  }
}
