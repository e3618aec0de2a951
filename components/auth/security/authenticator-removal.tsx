import { PasswordField } from '#components/auth/password-field.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { useToast } from '#lib/browser/toast-context.ts';
import { useText } from '#lib/i18n/text-context.ts';
import { removeSecondFactorMutation } from './queries.ts';
import { SecurityForm } from './security-form.tsx';

/** Takes the second factor away, by password and a last code. */
export const AuthenticatorRemoval = ({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) => {
  const text = useText();
  const showToast = useToast();
  const done = () => {
    showToast({ type: 'success', message: text('security.secondFactor.turnedOff') });
    onDone();
  };
  return (
    <SecurityForm
      fields={['currentPassword', 'code']}
      mutation={removeSecondFactorMutation(browserApi)}
      bodyOf={({ currentPassword, code }) => ({ currentPassword, code })}
      onDone={done}
      onCancel={onCancel}
      submit={text('security.secondFactor.turnOff')}
    >
      {(props) => (
        <div className="fields">
          <PasswordField
            {...props('currentPassword')}
            label={text('security.secondFactor.confirmPassword')}
            autoComplete="current-password"
            maxLength={128}
          />
          <TextField
            {...props('code')}
            label={text('security.secondFactor.codeOrRecovery')}
            autoComplete="one-time-code"
            maxLength={64}
          />
        </div>
      )}
    </SecurityForm>
  );
};
