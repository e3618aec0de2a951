import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { Panel, PanelHead } from '#components/ui/layout/panel.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { AuthenticatorRemoval } from './authenticator-removal.tsx';
import { AuthenticatorSetup } from './authenticator-setup.tsx';
import { PanelActions } from './panel-actions.tsx';
import { secondFactorQuery } from './queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** The second factor of staff: set up an authenticator app, or take it away. Nothing for customers. */
export const SecondFactorPanel = () => {
  const t = useTranslations('security');
  const { data } = useSuspenseQuery(secondFactorQuery(browserApi));
  const [isOpen, setOpen] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const focusTitle = () => title.current?.focus();
  const close = () => {
    setOpen(false);
    focusTitle();
  };
  if (!data.offered) return null;
  const confirmed = (recoveryCodes: readonly string[]) => {
    setCodes(recoveryCodes);
    setOpen(false);
  };
  const kept = () => {
    setCodes(null);
    focusTitle();
  };
  return (
    <Panel aria-labelledby="security-factor-title">
      <PanelHead>
        <h2 className="heading-3" id="security-factor-title" ref={title} tabIndex={-1}>
          {t('secondFactor.title')}
        </h2>
        <p>{t(data.enabled ? 'secondFactor.on' : 'secondFactor.off')}</p>
      </PanelHead>
      <p>{t('secondFactor.intro')}</p>
      {data.required && !data.enabled && <p>{t('secondFactor.required')}</p>}
      {data.enabled && <p className="text-s">{t('secondFactor.left', { count: data.recoveryCodesLeft })}</p>}
      {codes !== null && <RecoveryCodes codes={codes} onKept={kept} />}
      {isOpen && !data.enabled && <AuthenticatorSetup onDone={confirmed} onCancel={close} />}
      {isOpen && data.enabled && <AuthenticatorRemoval onDone={close} onCancel={close} />}
      {!isOpen && codes === null && (
        <PanelActions>
          <Button variant="secondary" type="button" onClick={() => setOpen(true)}>
            {t(data.enabled ? 'secondFactor.turnOff' : 'secondFactor.begin')}
          </Button>
        </PanelActions>
      )}
    </Panel>
  );
};
