import { Fragment } from 'react';
import { AccountFrame } from '#components/chrome/account-frame.tsx';
import { LoginPrompt } from '#components/chrome/login-prompt.tsx';
import { Page } from '#components/chrome/page.tsx';
import { SignedInHome } from '#components/chrome/signed-in-home.tsx';
import { sessionCall } from '#lib/api/session-call.ts';
import { config } from '#lib/config.ts';
import { getText } from '#lib/messages/get-text.ts';
import type { MessageKey } from '#lib/messages/message-key.ts';
import { currentSession } from '#lib/session/current-session.ts';
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
  const answer = await sessionCall('getAuthUser', {}).catch(() => null);
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
