import { DroppedBallScene } from '#components/illustrations/dropped-ball-scene.tsx';
import { FullPage } from '#components/shell/full-page.tsx';
import { buttonClass } from '#components/ui/button/button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import type { Say } from '#lib/i18n/translate.ts';
import { ReloadButton } from './reload-button.tsx';

type ErrorViewProps = { t: Say; home: string };

/**
 * The error page (docs/product.md#error-pages). Its home link does a full page load, so that it also works when client
 * navigation is broken.
 */
export const ErrorView = ({ t, home }: ErrorViewProps) => (
  <FullPage as="main">
    <EmptyState
      plain
      level={1}
      title={t('failures.error')}
      wideArt
      art={
        <svg className="marking" viewBox="0 0 420 150" aria-hidden="true" focusable="false">
          <DroppedBallScene />
        </svg>
      }
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <ReloadButton>{t('common.tryAgain')}</ReloadButton>
          <a className={buttonClass({})} href={home}>
            {t('common.goHome')}
          </a>
        </div>
      }
    >
      {t('failures.errorHelp')}
    </EmptyState>
  </FullPage>
);
