import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { AccountFrame } from '#components/shell/account-frame.tsx';
import { LoginPrompt } from '#components/shell/login-prompt.tsx';
import { Page } from '#components/shell/page.tsx';
import { SignedInHome } from '#components/shell/signed-in-home.tsx';
import { currentSession } from '#lib/auth/current-session.ts';
import { userApi } from '#lib/auth/user-api.ts';
import { config } from '#lib/config.ts';
import type { MessageKey } from '#lib/i18n/translate.ts';
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

/** The home page of a zone that needs a session: a greeting, or a log-in prompt for visitors. */
export async function OwnHome({ zone, variant: { language, mode }, texts }: OwnHomeProps) {
  const [t, firstName] = await Promise.all([getTranslations(), currentFirstName()]);
  const Frame = zone === 'account' ? AccountFrame : Fragment;
  const bookingsHref = zoneHref({ zone, mode, origins: config().origins }, 'bookings', '/');
  return (
    <Page variant={{ language, mode }} title={t(texts.title)} trail={false}>
      {firstName === null ? (
        <LoginPrompt title={t(texts.prompt)} help={t(texts.promptHelp)} mode={mode} t={t} />
      ) : (
        <Frame>
          <SignedInHome
            firstName={firstName}
            help={t(texts.parts)}
            bookingsHref={bookingsHref}
            securityHref={zone === 'account' ? hrefIn(mode, '/security') : undefined}
            t={t}
          />
        </Frame>
      )}
    </Page>
  );
}
