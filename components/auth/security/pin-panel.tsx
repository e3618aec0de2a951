import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordField } from '#components/booking/onboarding/password-field.tsx';
import { ProblemSummary } from '#components/booking/onboarding/problem-summary.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { lazyResolver } from '#components/ui/form/lazy-resolver.ts';
import { Fields } from '#components/ui/layout/fields.tsx';
import { Panel, PanelHead } from '#components/ui/layout/panel.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { Pin } from '#contract/customers/pin.ts';
import type { SetPinValues } from '#contract/forms/pin.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { pinQuery, removePinMutation, setPinMutation } from './queries.ts';
import { useRefusal, PanelActions } from './security-form.tsx';

const fields = ['currentPassword', 'pin'] as const;
type Field = (typeof fields)[number];

/** Sets a PIN by the current password. Nothing typed is lost while something is wrong with it. */
const SetPinForm = ({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) => {
  const t = useTranslations();
  const showToast = useToast();
  const { mutateAsync } = useMutation(setPinMutation(browserApi));
  const form = useForm<SetPinValues>({
    resolver: lazyResolver(async () => (await import('./set-pin-resolver.ts')).setPinResolver(t)),
    defaultValues: { currentPassword: '', pin: '' },
    shouldFocusError: false,
  });
  const [attempt, setAttempt] = useState(0);
  const { errors, isSubmitting } = form.formState;
  const refuse = useRefusal(fields, form.setError);
  const submit = form.handleSubmit(async (body) => {
    try {
      await mutateAsync({ body });
      showToast({ type: 'success', message: t('security.pin.done') });
      onDone();
    } catch (error) {
      refuse(error);
    }
  });
  const labels: Record<Field, string> = {
    currentPassword: t('security.password.current'),
    pin: t('security.pin.new'),
  };
  const problems = fields.flatMap((name) => {
    const message = errors[name]?.message;
    return message === undefined ? [] : [{ fieldId: `security-pin-${name}`, label: labels[name], message }];
  });
  const props = (name: Field) => ({
    ...form.register(name),
    id: `security-pin-${name}`,
    label: labels[name],
    error: errors[name]?.message,
    // The button that opened the form is gone.
    autoFocus: name === 'currentPassword',
  });
  return (
    <form
      className="grid content-start gap-4 *:min-w-0"
      noValidate
      onSubmit={(event) => void submit(event).finally(() => setAttempt((count) => count + 1))}
    >
      <ProblemSummary key={attempt} problems={problems} />
      <Fields>
        <PasswordField {...props('currentPassword')} autoComplete="current-password" maxLength={128} />
        <PasswordField
          {...props('pin')}
          help={t('security.pin.newHelp')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
        />
      </Fields>
      <PanelActions>
        <Button loading={isSubmitting}>{t('security.pin.save')}</Button>
        <Button variant="text" type="button" onClick={onCancel}>
          {t('security.secondFactor.cancel')}
        </Button>
      </PanelActions>
    </form>
  );
};

const getState = ({ enabled, locked }: Pin) => (locked ? 'locked' : enabled ? 'on' : 'off');

/** The PIN that logs in at a kiosk: set it, change it or take it away. Nothing for staff. */
export const PinPanel = () => {
  const t = useTranslations();
  const showToast = useToast();
  const { data } = useSuspenseQuery(pinQuery(browserApi));
  const [isOpen, setOpen] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setOpen(false);
    title.current?.focus();
  };
  const removal = useMutation({
    ...removePinMutation(browserApi),
    onSuccess: () => {
      showToast({ type: 'success', message: t('security.pin.removed') });
      title.current?.focus();
    },
    onError: (error) => showToast({ type: 'danger', message: errorText(error, t) }),
  });
  if (!data.offered) return null;
  return (
    <Panel aria-labelledby="security-pin-title">
      <PanelHead>
        <h2 className="heading-3" id="security-pin-title" ref={title} tabIndex={-1}>
          {t('security.pin.title')}
        </h2>
        <p>{t(`security.pin.${getState(data)}`)}</p>
      </PanelHead>
      <p>{t('security.pin.intro')}</p>
      {data.locked && <p>{t('security.pin.lockedHelp')}</p>}
      {isOpen ? (
        <SetPinForm onDone={close} onCancel={close} />
      ) : (
        <PanelActions>
          <Button variant="secondary" type="button" onClick={() => setOpen(true)}>
            {t(data.enabled ? 'security.pin.change' : 'security.pin.set')}
          </Button>
          {data.enabled && (
            <Button variant="text" type="button" loading={removal.isPending} onClick={() => removal.mutate({})}>
              {t('security.pin.remove')}
            </Button>
          )}
        </PanelActions>
      )}
    </Panel>
  );
};
