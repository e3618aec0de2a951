import { LinkButton } from '#components/ui/button/link-button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import type { Translate } from '#lib/i18n/translate.ts';

export interface SignedInHomeProps {
  firstName: string;
  /** What this zone has for them, and has not yet. */
  help: string;
  bookingsHref: string;
  /** Where password and devices are; only the account zone has it. */
  securityHref?: string;
  t: Translate;
}

/** Greets the person logged in and says what is here for them. */
export const SignedInHome = ({ firstName, help, bookingsHref, securityHref, t: text }: SignedInHomeProps) => (
  <div className="full-page">
    <EmptyState
      plain
      level={1}
      title={text('login.hello', { name: firstName })}
      action={
        <>
          <LinkButton href={bookingsHref}>{text('chrome.bookActivity')}</LinkButton>
          {securityHref !== undefined && (
            <LinkButton variant="text" href={securityHref}>
              {text('security.title')}
            </LinkButton>
          )}
        </>
      }
    >
      {help}
    </EmptyState>
  </div>
);
