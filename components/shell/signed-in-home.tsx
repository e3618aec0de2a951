import { LinkButton } from '#components/ui/button/link-button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import type { Translate } from '#lib/i18n/translate.ts';
import { FullPage } from './full-page.tsx';

export interface SignedInHomeProps {
  firstName: string;
  /** The description of what this zone offers. */
  help: string;
  bookingsHref: string;
  /** The link to password and devices; only the account zone has it. */
  securityHref?: string;
  t: Translate;
}

/** Greets the signed-in user and describes the zone. */
export const SignedInHome = ({ firstName, help, bookingsHref, securityHref, t: text }: SignedInHomeProps) => (
  <FullPage>
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
  </FullPage>
);
