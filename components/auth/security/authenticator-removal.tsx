import { useTranslations } from 'next-intl';
import { PasswordField } from '#components/booking/onboarding/password-field.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { Fields } from '#components/ui/layout/fields.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { removeSecondFactorMutation } from './queries.ts';
import { SecurityForm } from './security-form.tsx';

/** Removes the second factor after checking the password and a current code. */
export const AuthenticatorRemoval = ({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) => {
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
