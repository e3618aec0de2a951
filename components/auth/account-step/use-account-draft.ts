import { useState } from 'react';
import type { RegisterValues } from '#contract/forms/register.ts';
import { useOnboardingForm } from './use-onboarding-form.ts';

/** What was typed and read in the account step, which is kept while it is closed. */
export function useAccountDraft() {
  const [username, setUsername] = useState('');
  const [typed, setTyped] = useState<RegisterValues | undefined>(undefined);
  const onboarding = useOnboardingForm();
  return { username, setUsername, typed, setTyped, onboarding };
}

export type AccountDraft = ReturnType<typeof useAccountDraft>;
