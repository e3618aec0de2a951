import { FootballPlan } from '#components/illustrations/football-plan.tsx';
import { LinkButton } from '#components/ui/button/button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import type { Translate } from '#lib/i18n/translate.ts';
import { hrefIn } from '#lib/zones/href.ts';
import type { Mode } from '#lib/zones/variant.ts';
import { FullPage } from './full-page.tsx';

export interface LoginPromptProps {
  title: string;
  help: string;
  mode: Mode;
  t: Translate;
}

/** The log-in prompt that replaces a personal page for visitors; the log-in redirects back to it. */
export const LoginPrompt = ({ title, help, mode, t: text }: LoginPromptProps) => (
  <FullPage>
    <EmptyState
      plain
      level={1}
      title={title}
      art={
        <svg className="marking" viewBox="395 226 260 228" aria-hidden="true" focusable="false">
          <FootballPlan zone={null} />
        </svg>
      }
      action={<LinkButton href={hrefIn(mode, '/login?redirect=/')}>{text('chrome.logIn')}</LinkButton>}
    >
      {help}
    </EmptyState>
  </FullPage>
);
