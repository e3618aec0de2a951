'use client';

import { Card } from '#components/ui/layout/card.tsx';
import { useText } from '#lib/i18n/text-context.ts';
import { LoginForm } from './login-form.tsx';

/** The log-in page. `target` is where a log-in leads, checked by the server; it is loaded afresh. */
export const LoginPage = ({ target }: { target: string }) => {
  const text = useText();
  return (
    <div className="login-page container">
      <Card padded>
        <h1 className="h-2">{text('login.title')}</h1>
        <LoginForm onLoggedIn={() => window.location.assign(target)} />
      </Card>
    </div>
  );
};
