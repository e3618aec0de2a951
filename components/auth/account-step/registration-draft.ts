import type { RegisterValues } from '#contract/forms/register.ts';
import { draftPrefix } from '#lib/browser/forget-drafts.ts';
import { keepValue, keptValue } from '#lib/browser/use-session-storage.ts';

const key = `${draftPrefix}registration`;

/** Keeps what was typed for this tab, without the password. Null forgets it. */
export function keepRegistration(values: RegisterValues | null): void {
  const { dataFields, terms } = values ?? {};
  keepValue(key, values === null ? null : JSON.stringify({ dataFields, terms }));
}

/** What was typed before a reload or in another language; undefined without anything. */
export function keptRegistration(): RegisterValues | undefined {
  const text = keptValue(key);
  if (text === null) return undefined;
  try {
    return { ...(JSON.parse(text) as RegisterValues), password: '', passwordConfirmation: '' };
  } catch {
    return undefined;
  }
}
