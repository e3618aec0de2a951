import { Fragment } from 'react';
import { AccountFrame } from '#components/shell/account-frame.tsx';
import { LoginPrompt } from '#components/shell/login-prompt.tsx';
import { Page } from '#components/shell/page.tsx';
import { SignedInHome } from '#components/shell/signed-in-home.tsx';
import { currentSession } from '#lib/auth/current-session.ts';
import { userApi } from '#lib/auth/user-api.ts';
import { config } from '#lib/config.ts';
import { getText } from '#lib/i18n/get-text.ts';
import type { MessageKey } from '#lib/i18n/message-key.ts';
import { hrefIn, zoneHref } from '#lib/zones/href.ts';
import type { Variant } from '#lib/zones/variant.ts';
import type { Zone } from '#lib/zones/zone.ts';

export interface OwnHomeProps {
  zone: Zone;
  variant: Variant;
  texts: { title: MessageKey; prompt: MessageKey; promptHelp: MessageKey; parts: MessageKey };
}

async function currentFirstName(): Promise<string | null> {
  if ((await currentSession()) === null) return null;
  const answer = await userApi('getAuthUser', {}).catch(() => null);
  return answer?.data.user.firstName ?? null;
}

/** The first page of a zone that is somebody's own: a greeting, or the way to the log-in page. */
export async function OwnHome({ zone, variant: { language, mode }, texts }: OwnHomeProps) {
  const [text, firstName] = await Promise.all([getText(language), currentFirstName()]);
  const Frame = zone === 'account' ? AccountFrame : Fragment;
  const bookingsHref = zoneHref({ zone, mode, origins: config().origins }, 'bookings', '/');
  return (
    <Page variant={{ language, mode }} title={text(texts.title)} trail={false}>
      {firstName === null ? (
        <LoginPrompt title={text(texts.prompt)} help={text(texts.promptHelp)} mode={mode} text={text} />
      ) : (
        <Frame>
          <SignedInHome
            firstName={firstName}
            help={text(texts.parts)}
            bookingsHref={bookingsHref}
            securityHref={zone === 'account' ? hrefIn(mode, '/security') : undefined}
            text={text}
          />
        </Frame>
      )}
    </Page>
  );
}
