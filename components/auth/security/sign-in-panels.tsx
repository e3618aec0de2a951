'use client';

import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState, useEffect } from 'react';
import { PasswordField } from '#components/booking/onboarding/password-field.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { Fields } from '#components/ui/layout/fields.tsx';
import { Panel, PanelHead } from '#components/ui/layout/panel.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { AuthenticatorSetup } from './authenticator-setup.tsx';
import { DevicesPanel } from './devices-panel.tsx';
import { PinPanel } from './pin-panel.tsx';
import { secondFactorQuery, removeSecondFactorMutation } from './queries.ts';
import { PanelActions, SecurityForm } from './security-form.tsx';

/** Removes the second factor after checking the password and a current code. */
const AuthenticatorRemoval = ({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) => {
  const t = useTranslations('security');
  const showToast = useToast();
  const done = () => {
    showToast({ type: 'success', message: t('secondFactor.turnedOff') });
    onDone();
  };
  const labels = { currentPassword: t('secondFactor.confirmPassword'), code: t('secondFactor.codeOrRecovery') };
  return (
    <SecurityForm
      labels={labels}
      step="remove"
      mutation={removeSecondFactorMutation(browserApi)}
      toBody={({ currentPassword, code }) => ({ currentPassword, code })}
      onDone={done}
      onCancel={onCancel}
      submit={t('secondFactor.turnOff')}
    >
      {(props) => (
        <Fields>
          <PasswordField
            {...props('currentPassword')}
            label={labels.currentPassword}
            autoComplete="current-password"
            maxLength={128}
          />
          <TextField {...props('code')} label={labels.code} autoComplete="one-time-code" maxLength={64} />
        </Fields>
      )}
    </SecurityForm>
  );
};

/** Shows the recovery codes, which can be read only once, when they are created. */
const RecoveryCodes = ({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) => {
  const t = useTranslations('security');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid content-start gap-4 *:min-w-0">
      <h3 className="heading-4" ref={heading} tabIndex={-1}>
        {t('secondFactor.recoveryTitle')}
      </h3>
      <p>{t('secondFactor.recovery')}</p>
      <ul className="grid gap-x-6 gap-y-2 tabular-nums small:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <PanelActions>
        <Button type="button" onClick={onKept}>
          {t('secondFactor.saved')}
        </Button>
      </PanelActions>
    </div>
  );
};

/** The second factor of staff: set up an authenticator app, or take it away. Nothing for customers. */
export const SecondFactorPanel = () => {
  const t = useTranslations('security');
  const { data } = useSuspenseQuery(secondFactorQuery(browserApi));
  const [isOpen, setOpen] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const focusTitle = () => title.current?.focus();
  const close = () => {
    setOpen(false);
    focusTitle();
  };
  if (!data.offered) return null;
  const confirmed = (recoveryCodes: readonly string[]) => {
    setCodes(recoveryCodes);
    setOpen(false);
  };
  const kept = () => {
    setCodes(null);
    focusTitle();
  };
  return (
    <Panel aria-labelledby="security-factor-title">
      <PanelHead>
        <h2 className="heading-3" id="security-factor-title" ref={title} tabIndex={-1}>
          {t('secondFactor.title')}
        </h2>
        <p>{t(data.enabled ? 'secondFactor.on' : 'secondFactor.off')}</p>
      </PanelHead>
      <p>{t('secondFactor.intro')}</p>
      {data.required && !data.enabled && <p>{t('secondFactor.required')}</p>}
      {data.enabled && <p className="text-s">{t('secondFactor.left', { count: data.recoveryCodesLeft })}</p>}
      {codes !== null && <RecoveryCodes codes={codes} onKept={kept} />}
      {isOpen && !data.enabled && <AuthenticatorSetup onDone={confirmed} onCancel={close} />}
      {isOpen && data.enabled && <AuthenticatorRemoval onDone={close} onCancel={close} />}
      {!isOpen && codes === null && (
        <PanelActions>
          <Button variant="secondary" type="button" onClick={() => setOpen(true)}>
            {t(data.enabled ? 'secondFactor.turnOff' : 'secondFactor.begin')}
          </Button>
        </PanelActions>
      )}
    </Panel>
  );
};

/** The panels of the security page that show what the server knows: second factor of staff, the PIN of
 * others, and logged-in devices. */
export const SignInPanels = () => (
  <>
    <SecondFactorPanel />
    <PinPanel />
    <DevicesPanel />
  </>
);
