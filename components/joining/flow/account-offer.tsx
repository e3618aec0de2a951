import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button/button.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import { useLoginModal } from '#lib/auth/login-modal-context.tsx';

/** Lets a visitor log in above the step, which keeps what is typed. */
export const AccountOffer = () => {
  const t = useTranslations('joining.account');
  const login = useLoginModal();
  return (
    <Panel aria-labelledby="joining-account">
      <h2 className="heading-3" id="joining-account">
        {t('title')}
      </h2>
      <p>
        {t('text')} {t('create')}
      </p>
      <div>
        <Button type="button" variant="secondary" onClick={() => login.open()}>
          {t('logIn')}
        </Button>
      </div>
    </Panel>
  );
};
