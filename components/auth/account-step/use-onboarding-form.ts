import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { OnboardingForm } from '#contract/onboarding.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';

/** The operator's registration form, fetched when it is needed. A failure shows a toast and may be tried again. */
export function useOnboardingForm() {
  const t = useTranslations();
  const showToast = useToast();
  const [form, setForm] = useState<OnboardingForm | undefined>(undefined);
  const [isLoading, setLoading] = useState(false);
  /** Fetches the form; false without it. */
  const load = async (): Promise<boolean> => {
    setLoading(true);
    try {
      const { data } = await browserApi('getOnboardingForm', { params: { onboardingType: 'customer_account_online' } });
      setForm(data);
      return true;
    } catch (error) {
      showToast({ type: 'danger', message: errorText(error, t) });
      return false;
    } finally {
      setLoading(false);
    }
  };
  return { form, isLoading, load };
}
