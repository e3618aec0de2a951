import { TextField } from '#components/ui/text-field.tsx';
import { browserCall } from '#lib/api/browser-call.ts';
import { useText } from '#lib/messages/text-context.ts';
import { removeSecondFactorMutation } from '#lib/queries/security.ts';
import { useToast } from '#lib/site/toast-context.ts';
import { PasswordField } from './password-field.tsx';
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
      mutation={removeSecondFactorMutation(browserCall)}
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
