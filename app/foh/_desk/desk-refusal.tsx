import { getTranslations } from 'next-intl/server';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { LogOutButton } from '#components/shell/header/log-out-button.tsx';
import { buttonClass } from '#components/ui/button/button-class.ts';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { config } from '#lib/config.ts';

interface DeskRefusalProps {
  title: string;
  /** Who is logged in without any permission of staff; undefined for staff who lack the one of this page. */
  name?: string;
}

/** Says that the page is not for whoever is logged in, and what they can do about it. */
export const DeskRefusal = async ({ title, name }: DeskRefusalProps) => {
  const t = await getTranslations('desk.refusal');
  const { account } = config().origins;
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-[40rem] px-gutter py-[2rem]">
      <EmptyState
        level={1}
        title={title}
        art={<CourtIllustration kind="squash" />}
        action={
          name !== undefined && (
            <div className="flex flex-wrap justify-center gap-3">
              <LogOutButton className={buttonClass({})}>{t('logOut')}</LogOutButton>
              <a className={buttonClass({ variant: 'secondary' })} href={`${account}/security`}>
                {t('security')}
              </a>
            </div>
          )
        }
      >
        {name === undefined ? t('permission') : t('customer', { name })}
      </EmptyState>
    </main>
  );
};
