import { LinkButton } from '#components/ui/button/link-button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import type { Translate } from '#lib/i18n/translate.ts';
import { FullPage } from './full-page.tsx';

export interface SignedInHomeProps {
  firstName: string;
  /** What can be done here. */
  help: string;
  bookingsHref: string;
  t: Translate;
}

/** The start page of a kiosk for whoever is signed in. */
export const SignedInHome = ({ firstName, help, bookingsHref, t: text }: SignedInHomeProps) => (
  <FullPage>
    <EmptyState
      plain
      level={1}
      title={text('login.hello', { name: firstName })}
      action={<LinkButton href={bookingsHref}>{text('chrome.bookActivity')}</LinkButton>}
    >
      {help}
    </EmptyState>
  </FullPage>
);
