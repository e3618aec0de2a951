import { cx } from 'class-variance-authority';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { config } from '#lib/config.ts';
import { datesOfDocument } from '#lib/format/dates-of-document.ts';
import { pickMessages } from '#lib/i18n/pick-messages.ts';
import { withoutReplyTexts } from '#lib/i18n/without-reply-texts.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';
import type { Zone } from '#lib/zones/zone.ts';
import { everywhere, unusedMessages } from './everywhere-messages.ts';
import { Providers } from './providers.tsx';

/** While the cookie question is at the bottom of the window, other bars there (`bar`) and the page's end lie above it. */
const bottomEdge = cx(
  'pb-(--bottom-edge,0px)',
  '[@media(min-height:30rem)]:has-[>[data-cookie-question]:not([hidden])]:[--bottom-edge:5rem]',
  'medium:[@media(min-height:30rem)]:has-[>[data-cookie-question]:not([hidden])]:[--bottom-edge:3.25rem]',
);

/** While the sheet of a phone (`PickBlock`) is open, the page's end and what has the focus can be scrolled above it. */
const aboveSheet = {
  focus:
    'max-large:has-[[data-sheet]]:scroll-pb-[max(var(--seen-height,100dvh)*0.7,min(40rem,var(--seen-height,100dvh)-11.5rem))]',
  end: 'max-large:has-[[data-sheet]]:pb-[max(var(--seen-height,100dvh)*0.7,min(40rem,var(--seen-height,100dvh)-11.5rem))]',
};

/**
 * A kiosk's controls in the lower half of its screen, once `lowered.ts` has marked the document: pages begin there, and
 * overlays and bars stay there.
 */
const whenLowered = {
  document: 'data-lowered:scroll-pt-[50dvh]',
  body: cx(
    'lowered:[--reach-top:50dvh] lowered:[--seen-height:50dvh] lowered:[--seen-top:50dvh]',
    'lowered:before:block lowered:before:h-[50dvh] lowered:before:bg-dark',
  ),
};

export interface ZoneDocumentProps {
  zone: Zone;
  params: Promise<{ variant: string }>;
  children: ReactNode;
}

/** The HTML document of every page of a zone. It makes no backend call, so that error pages can always render in it. */
export async function ZoneDocument({ zone, params, children }: ZoneDocumentProps) {
  const variant = await getVariant(params);
  const messages = withoutReplyTexts(
    pickMessages(await getMessages(), everywhere, unusedMessages({ zone, mode: variant.mode })),
  );
  const { origins, embedders } = config();
  const site = { ...variant, zone, origins };
  const isEmbedded = variant.mode === 'embedded';
  const isKiosk = variant.mode === 'kiosk';
  /** What `kiosk:`, `embedded:` and `desk:` look at. */
  const look = zone === 'foh' ? 'desk' : variant.mode;
  return (
    <html
      lang={variant.language}
      data-dates={datesOfDocument(variant.language)}
      className={cx(aboveSheet.focus, isKiosk && whenLowered.document)}
      suppressHydrationWarning={isKiosk}
    >
      <body
        className={cx(
          look,
          variant.mode === 'web' && bottomEdge,
          isEmbedded && 'bg-surface',
          isKiosk && whenLowered.body,
          aboveSheet.end,
        )}
      >
        <NextIntlClientProvider locale={variant.language} messages={messages} formats={null} now={undefined}>
          <Providers site={site} embedders={isEmbedded ? embedders : undefined}>
            {children}
          </Providers>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
