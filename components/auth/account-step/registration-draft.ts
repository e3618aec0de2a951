import type { RegisterValues } from '#contract/forms/register.ts';
import { draftPrefix } from '#lib/browser/forget-drafts.ts';
import { keepValue, keptValue } from '#lib/browser/use-session-storage.ts';
import { useSite } from '#lib/zones/site-context.tsx';

const key = `${draftPrefix}registration`;

interface RegistrationDraft {
  /** Keeps what was typed for this tab, without the password. Null forgets it. */
  keep: (values: RegisterValues | null) => void;
  /** What was typed before a closing, a reload or in another language; undefined without anything. */
  read: () => RegisterValues | undefined;
}

const ofTab: RegistrationDraft = {
  keep: (values) => {
    const { dataFields, terms } = values ?? {};
    keepValue(key, values === null ? null : JSON.stringify({ dataFields, terms }));
  },
  read: () => {
    const text = keptValue(key);
    if (text === null) return undefined;
    try {
      return { ...(JSON.parse(text) as RegisterValues), password: '', passwordConfirmation: '' };
    } catch {
      return undefined;
    }
  },
};

const none: RegistrationDraft = { keep: () => undefined, read: () => undefined };

/** The kept registration. A kiosk, which many people use, keeps none (docs/product.md#what-is-kept). */
export function useRegistrationDraft(): RegistrationDraft {
  return useSite().mode === 'kiosk' ? none : ofTab;
}
