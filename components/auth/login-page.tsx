'use client';

import { useTranslations } from 'next-intl';
import { Card } from '#components/ui/layout/card.tsx';
import { LoginForm } from './login-form.tsx';
import { NarrowPage } from './narrow-page.tsx';

/**
 * The log-in page. `target` is the redirect after log-in, validated by the server; it is opened with a full page load.
 */
export const LoginPage = ({ target }: { target: string }) => {
  const t = useTranslations('login');
  return (
    <NarrowPage className="py-[2rem]">
      <Card padded>
        <h1 className="mb-4 heading-2">{t('title')}</h1>
        <LoginForm onLoggedIn={() => window.location.assign(target)} />
      </Card>
    </NarrowPage>
  );
};
