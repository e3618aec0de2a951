import type { RegisterValues } from '#contract/customers/forms/register.ts';
import { isObject } from '#contract/rules/is-object.ts';
import { draftPrefix } from '#lib/browser/forget-drafts.ts';
import { parseStored } from '#lib/browser/parse-stored.ts';
import { keepValue, keptValue } from '#lib/browser/use-session-storage.ts';
import { useSite } from '#lib/zones/site-context.tsx';

const key = `${draftPrefix}registration`;

interface RegistrationDraft {
  /** Keeps what was typed for this tab, without the password. Null forgets it. */
  keep: (values: RegisterValues | null) => void;
  /** What was typed before a closing, a reload or in another language; undefined without anything. */
  read: () => RegisterValues | undefined;
}

type Typed = Pick<RegisterValues, 'dataFields' | 'terms'>;

/** Whoever has not reached the terms has agreed to nothing yet: JSON leaves `terms` out then. */
const isTyped = (input: unknown): input is Typed =>
  isObject(input) && isObject(input.dataFields) && ['boolean', 'undefined'].includes(typeof input.terms);

const ofTab: RegistrationDraft = {
  keep: (values) => {
    if (values === null) return keepValue(key, null);
    const { dataFields, terms } = values;
    keepValue(key, JSON.stringify({ dataFields, terms } satisfies Typed));
  },
  read: () => {
    const typed = parseStored(keptValue(key), isTyped);
    return typed === null ? undefined : { ...typed, password: '', passwordConfirmation: '' };
  },
};

const none: RegistrationDraft = { keep: () => undefined, read: () => undefined };

/** The kept registration. A kiosk, which many people use, keeps none (docs/product.md#what-is-kept). */
export function useRegistrationDraft(): RegistrationDraft {
  return useSite().mode === 'kiosk' ? none : ofTab;
}
