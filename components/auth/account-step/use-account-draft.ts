import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { RegisterValues } from '#contract/customers/forms/register.ts';
import type { OnboardingForm } from '#contract/customers/onboarding.ts';
import { unloadedKey } from '#lib/i18n/unloaded-key.ts';
import { useSite } from '#lib/zones/site-context.tsx';

const loadRead = () => import('./read-onboarding-form.ts');

/** The operator's registration form, fetched when it is needed. A failure shows a toast and may be tried again. */
function useOnboardingForm() {
  const t = useTranslations();
  const showToast = useToast();
  const [form, setForm] = useState<OnboardingForm | undefined>(undefined);
  const [isLoading, setLoading] = useState(false);
  /** Fetches the form; false without it. */
  const load = async (): Promise<boolean> => {
    setLoading(true);
    const read = await loadRead().then(
      ({ readOnboardingForm }) => readOnboardingForm(t),
      () => t(unloadedKey()),
    );
    setLoading(false);
    if (typeof read === 'string') showToast({ type: 'danger', message: read });
    else setForm(read);
    return typeof read !== 'string';
  };
  return { form, isLoading, load };
}

/**
 * What was typed and read in the account step, across its views. Closing it forgets the typed registration with its
 * password, and at a kiosk who was about to log in (docs/product.md#account-step).
 */
export function useAccountDraft(isOpen: boolean) {
  const isKiosk = useSite().mode === 'kiosk';
  const [username, setUsername] = useState('');
  const [typed, setTyped] = useState<RegisterValues | undefined>(undefined);
  const [wasOpen, setWasOpen] = useState(isOpen);
  const onboarding = useOnboardingForm();
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (!isOpen) setTyped(undefined);
    if (!isOpen && isKiosk) setUsername('');
  }
  return { username, setUsername, typed, setTyped, onboarding };
}

export type AccountDraft = ReturnType<typeof useAccountDraft>;
