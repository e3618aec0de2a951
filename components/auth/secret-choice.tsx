import { useTranslations } from 'next-intl';
import { Segmented } from '#components/ui/form/segmented.tsx';

export interface SecretChoiceProps {
  isPin: boolean;
  onChange: (isPin: boolean) => void;
}

/** Whether somebody logs in at a kiosk by their password or by a PIN. */
export const SecretChoice = ({ isPin, onChange }: SecretChoiceProps) => {
  const t = useTranslations('login');
  return (
    <div className="grid justify-items-start gap-2">
      <Segmented
        label={t('secret')}
        value={isPin ? 'pin' : 'password'}
        options={[
          { value: 'password', label: t('password') },
          { value: 'pin', label: t('pin') },
        ]}
        onChange={(value) => onChange(value === 'pin')}
      />
      {isPin && <p className="text-s text-ink-2">{t('pinHelp')}</p>}
    </div>
  );
};
