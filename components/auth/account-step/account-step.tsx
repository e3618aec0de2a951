'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useRef, useState } from 'react';
import { preloadable } from '#components/ui/overlay/preloadable.ts';
import { SlideOver } from '#components/ui/overlay/slide-over.tsx';
import type { LoginModalProps } from '#lib/auth/login-modal-context.tsx';
import { AccountStepSkeleton } from './account-step-skeleton.tsx';
import { firstView } from './account-view.ts';
import { useAccountDraft } from './use-account-draft.ts';

const loadForms = () => import('./account-forms.tsx');
const AccountForms = preloadable(async () => (await loadForms()).AccountForms);
const AccountTitle = preloadable(async () => (await loadForms()).AccountTitle);

/**
 * Log-in, registration and forgotten password on one slide-over above the page one came from, which keeps its state. The
 * booking that goes on afterwards stays in view (docs/product.md#account-step). The slide-over opens while the code of
 * its forms is loaded.
 */
export const AccountStep = ({ open, onClose, onLoggedIn, options }: LoginModalProps) => {
  const t = useTranslations();
  const intent = options?.intent;
  const [view, setView] = useState(firstView(options));
  const [shownOptions, setShownOptions] = useState(options);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const draft = useAccountDraft(open);
  const body = useRef<HTMLDivElement>(null);
  // Opened again: for a booking at the form that was shown last, else at the log-in.
  if (shownOptions !== options) {
    setShownOptions(options);
    setView(intent && view === 'register' ? view : firstView(options));
  }
  const getFirst = () => body.current?.querySelector<HTMLElement>('input, [tabindex="-1"]') ?? null;
  return (
    <SlideOver
      open={open}
      onClose={() => void onClose()}
      title={view === 'logIn' ? t('login.title') : <AccountTitle view={view} />}
      closeLabel={t('common.close')}
      initialFocus={getFirst}
      footer={view === 'register' ? <div ref={setFoot} className="contents" /> : undefined}
    >
      <div ref={body} className="grid gap-4 [&_:is([role=alert],input)]:scroll-mt-[6.5rem]">
        <Suspense fallback={<AccountStepSkeleton hasBooking={intent !== undefined} />}>
          <AccountForms
            {...{ open, onClose, onLoggedIn, intent, view, foot, draft }}
            onView={setView}
            focusFirst={() => getFirst()?.focus()}
          />
        </Suspense>
      </div>
    </SlideOver>
  );
};

/** The account step, of which the forms are on their way. */
export function loadAccountStep(): typeof AccountStep {
  void AccountForms.preload();
  return AccountStep;
}
