import { ApiError } from './api-error.ts';

const camelPath = (path: string): string => path.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/**
 * The first validation message of each field, by camelCase path (`dataFields.contact.email`); empty for any other
 * error.
 */
export function getFieldErrors(error: unknown): Map<string, string> {
  if (!(error instanceof ApiError)) return new Map();
  const entries = Object.entries(error.errors).map(([path, messages]): [string, string] => [
    camelPath(path),
    messages[0] ?? '',
  ]);
  return new Map(entries.filter(([, message]) => message !== ''));
}
