import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { OnboardingForm } from '#contract/customers/onboarding.ts';
import { unloadedKey } from '#lib/i18n/unloaded-key.ts';

const loadRead = () => import('./read-onboarding-form.ts');

/** The operator's registration form, fetched when it is needed. A failure shows a toast and may be tried again. */
export function useOnboardingForm() {
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
