import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { useText } from '#lib/i18n/text-context.ts';
import { AuthenticatorRemoval } from './authenticator-removal.tsx';
import { AuthenticatorSetup } from './authenticator-setup.tsx';
import { secondFactorQuery } from './queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** The second factor of staff: set up an authenticator app, or take it away. Nothing for customers. */
export const SecondFactorPanel = () => {
  const text = useText();
  const { data } = useSuspenseQuery(secondFactorQuery(browserApi));
  const [isOpen, setOpen] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => setOpen(false);
  if (!data.offered) return null;
  const confirmed = (recoveryCodes: readonly string[]) => {
    setCodes(recoveryCodes);
    close();
  };
  return (
    <section className="panel" aria-labelledby="security-factor-title">
      <div className="panel__head">
        <h2 className="h-3" id="security-factor-title">
          {text('security.secondFactor.title')}
        </h2>
        <p>{text(data.enabled ? 'security.secondFactor.on' : 'security.secondFactor.off')}</p>
      </div>
      <p>{text('security.secondFactor.intro')}</p>
      {data.required && !data.enabled && <p>{text('security.secondFactor.required')}</p>}
      {data.enabled && <p className="small">{text('security.secondFactor.left', { count: data.recoveryCodesLeft })}</p>}
      {codes !== null && <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />}
      {isOpen && !data.enabled && <AuthenticatorSetup onDone={confirmed} onCancel={close} />}
      {isOpen && data.enabled && <AuthenticatorRemoval onDone={close} onCancel={close} />}
      {!isOpen && codes === null && (
        <div className="panel__acts">
          <Button variant="secondary" type="button" onClick={() => setOpen(true)}>
            {text(data.enabled ? 'security.secondFactor.turnOff' : 'security.secondFactor.begin')}
          </Button>
        </div>
      )}
    </section>
  );
};
