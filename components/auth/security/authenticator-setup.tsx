import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PasswordField } from '#components/booking/onboarding/password-field.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import type { Enrolment } from '#contract/customers/second-factor.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { qrCode } from '#lib/format/qr-code.ts';
import { confirmSecondFactorMutation, enrolSecondFactorMutation } from './queries.ts';
import { SecurityForm } from './security-form.tsx';

interface SetupProps {
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

const quiet = 4;

const Picture = ({ uri }: { uri: string }) => {
  const t = useTranslations('security');
  const { size, path } = qrCode(uri);
  const whole = size + 2 * quiet;
  return (
    <svg
      className="size-[11rem] rounded-m border border-line bg-white p-3"
      viewBox={`${-quiet} ${-quiet} ${whole} ${whole}`}
      role="img"
      aria-label={t('secondFactor.qr')}
    >
      <path d={path} />
    </svg>
  );
};

/** Password first, then the app's secret to scan, then a first code from the app. */
export const AuthenticatorSetup = ({ onDone, onCancel }: SetupProps) => {
  const t = useTranslations('security');
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  if (enrolment === null) {
    return (
      <SecurityForm
        key="password"
        step="enrol"
        mutation={enrolSecondFactorMutation(browserApi)}
        toBody={({ currentPassword }) => ({ currentPassword })}
        onDone={setEnrolment}
        onCancel={onCancel}
        submit={t('secondFactor.begin')}
      >
        {(props) => (
          <PasswordField
            {...props('currentPassword')}
            label={t('secondFactor.confirmPassword')}
            autoComplete="current-password"
            maxLength={128}
          />
        )}
      </SecurityForm>
    );
  }
  return (
    <SecurityForm
      key="code"
      step="confirm"
      mutation={confirmSecondFactorMutation(browserApi)}
      toBody={({ code }) => ({ code })}
      onDone={({ recoveryCodes }) => onDone(recoveryCodes)}
      onCancel={onCancel}
      submit={t('secondFactor.turnOn')}
    >
      {(props) => (
        <div className="grid justify-items-start gap-4">
          <p>{t('secondFactor.scan')}</p>
          <Picture uri={enrolment.uri} />
          <p className="wrap-anywhere">
            {t('secondFactor.key')}: <code>{enrolment.secret}</code>
          </p>
          <TextField
            {...props('code')}
            label={t('secondFactor.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={64}
          />
        </div>
      )}
    </SecurityForm>
  );
};
