import { useState } from 'react';
import type { RegisterValues } from '#contract/forms/register.ts';
import { useSite } from '#lib/zones/site-context.tsx';
import { useOnboardingForm } from './use-onboarding-form.ts';

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
