'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { longestDeskName, rememberDeskName, useDeskName } from './desk-name.ts';

/** What this desk is called: kept on the device, and recorded with its tills and sales. */
export const DeskNameForm = () => {
  const t = useTranslations('desk.venue');
  const showToast = useToast();
  const name = useDeskName();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        rememberDeskName(typed ?? name ?? '');
        setTyped(null);
        showToast({ type: 'success', message: t('named') });
      }}
    >
      <TextField
        label={t('name')}
        help={t('nameHelp')}
        maxLength={longestDeskName}
        autoComplete="off"
        value={typed ?? name ?? ''}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button variant="secondary" className="justify-self-start">
        {t('saveName')}
      </Button>
    </form>
  );
};
