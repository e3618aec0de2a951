'use client';

import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { IconButton } from '#components/ui/button/icon-button.tsx';
import { TextField, type TextFieldProps } from '#components/ui/form/text-field.tsx';

/** A password, which can be shown while it is typed. */
export const PasswordField = (props: Omit<TextFieldProps, 'type' | 'end'>) => {
  const t = useTranslations('login');
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <IconButton
          size="field"
          label={t(isShown ? 'hidePassword' : 'showPassword')}
          onClick={() => setShown(!isShown)}
        >
          <Icon className="icon" />
        </IconButton>
      }
    />
  );
};
