import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState, type SubmitEvent } from 'react';
import type { Typed } from '#components/joining/flow/typed.ts';
import type { JoiningFlow } from '#components/joining/flow/use-joining-flow.ts';
import { saveDraftMutation } from '#components/joining/queries.ts';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import { isObject } from '#contract/rules/is-object.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import type { CallInput } from '#lib/api/call.ts';
import { formatDayOfYear } from '#lib/format/format-date.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { useSite } from '#lib/zones/site-context.tsx';
import { useAutoComplete } from '#lib/zones/use-auto-complete.ts';

type Body = NonNullable<CallInput<'saveJoiningDraft'>['body']>;

/** The address as far as it is typed in the details. */
function typedEmail({ dataFields }: Pick<Typed, 'dataFields'>): string {
  const { contact } = dataFields;
  return isObject(contact) && typeof contact.email === 'string' ? contact.email : '';
}

/** What is typed so far, as a draft keeps it: the server takes from it what it knows. */
function draftBody(
  {
    type,
    venue,
    onboardingType,
    step,
    typed,
  }: Pick<JoiningFlow, 'type' | 'venue' | 'onboardingType' | 'step' | 'typed'>,
  email: string,
): Body {
  const { dataFields, adults, children, collectableFeeIds } = typed;
  const body: unknown = {
    email,
    membershipTypeId: type.id,
    homeVenue: venue.slug,
    onboardingType,
    step,
    dataFields,
    people: [...adults, ...children],
    collectableFeeIds,
  };
  return body as Body;
}

const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const LaterForm = ({ flow, onClose }: { flow: JoiningFlow; onClose: () => void }) => {
  const t = useTranslations();
  const locale = useLocale();
  const autoComplete = useAutoComplete();
  const [email, setEmail] = useState(typedEmail(flow.typed));
  const [error, setError] = useState<string>();
  const { mutate, isPending, data, variables } = useMutation({
    ...saveDraftMutation(browserApi),
    onError: (failure) => setError(errorText(failure, t)),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isEmail = looksLikeEmail.test(email.trim());
    setError(isEmail ? undefined : t('joining.later.emailError'));
    if (isEmail && !isPending) mutate({ body: draftBody(flow, email.trim()) });
  };
  if (data !== undefined) {
    const date = formatDayOfYear(data.data.expiresAt, locale);
    return (
      <div ref={focusAtOnce} tabIndex={-1} role="status" className="outline-none">
        <Notice tone="success">{t('joining.later.sent', { email: variables.body.email, date })}</Notice>
      </div>
    );
  }
  return (
    <Panel aria-labelledby="finish-later">
      <h2 className="heading-4" id="finish-later">
        {t('joining.later.title')}
      </h2>
      <p className="text-s">{t('joining.later.help')}</p>
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <TextField
          ref={focusAtOnce}
          type="email"
          label={t('joining.later.email')}
          value={email}
          error={error}
          autoComplete={autoComplete('email')}
          maxLength={255}
          onChange={(event) => setEmail(event.target.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="secondary" loading={isPending}>
            {t('joining.later.send')}
          </Button>
          <Button type="button" variant="text" onClick={onClose}>
            {t('joining.later.cancel')}
          </Button>
        </div>
      </form>
    </Panel>
  );
};

const focusAtOnce = (element: HTMLElement | null) => element?.focus();

/** Mails a link with which the joining goes on elsewhere. Not at a kiosk, where others come after. */
export const FinishLater = ({ flow }: { flow: JoiningFlow }) => {
  const t = useTranslations('joining.later');
  const isKiosk = useSite().mode === 'kiosk';
  const [isOpen, setOpen] = useState(false);
  const [wasClosed, setClosed] = useState(false);
  const close = () => {
    setOpen(false);
    setClosed(true);
  };
  if (isKiosk) return null;
  if (isOpen) return <LaterForm flow={flow} onClose={close} />;
  return (
    <div>
      <Button
        type="button"
        ref={wasClosed ? focusAtOnce : undefined}
        variant="text"
        className="-ml-2"
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
    </div>
  );
};
