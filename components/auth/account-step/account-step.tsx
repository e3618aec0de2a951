'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useRef, useState } from 'react';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { preloadable } from '#components/ui/overlay/preloadable.ts';
import { SlideOver } from '#components/ui/overlay/slide-over.tsx';
import type { LoginModalProps } from '#lib/auth/login-modal-context.tsx';
import { firstView } from './account-view.ts';
import { useAccountDraft } from './use-account-draft.ts';

const Field = () => (
  <div className="grid gap-1.5">
    <Skeleton height={20} width={160} />
    <Skeleton height={48} shape="control" />
  </div>
);

/** The placeholder of the log-in while its code loads, in its final size. It takes the focus for the first field. */
const AccountStepSkeleton = ({ hasBooking }: { hasBooking: boolean }) => {
  const t = useTranslations('common');
  return (
    <div tabIndex={-1} className="grid gap-4 outline-none" aria-busy="true" aria-label={t('loading')} role="group">
      {hasBooking ? (
        <div className="on-dark -mx-4 -mt-2 h-[6.5rem] small:-mx-6" />
      ) : (
        <Skeleton height={20} width="80%" />
      )}
      <Field />
      <Field />
      <Skeleton height={48} shape="control" />
    </div>
  );
};

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
