import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { TitleHead } from '#app/_zone/title-head.tsx';
import { withNotFoundPage } from '#app/_zone/with-not-found-page.tsx';
import { helpArticles, isHelpTopic, type HelpTopic } from '#components/help/help-articles.ts';
import { HelpParts } from '#components/help/help-parts.tsx';
import { VenueContacts, VenueContactsElsewhere } from '#components/help/venue-contacts.tsx';
import { Page } from '#components/shell/page.tsx';
import { Columns } from '#components/ui/layout/columns.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import { loadDirectory } from '#components/venues/directory/load-directory.ts';
import { pageNotFound } from '#lib/api/page-not-found.ts';
import { publicApi } from '#lib/api/public-api.ts';
import { config } from '#lib/config.ts';
import { operatorHtml } from '#lib/format/operator-html.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { hrefIn } from '#lib/zones/href.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';
import type { Mode } from '#lib/zones/variant.ts';

export const dynamic = 'force-static';
export const revalidate = 300;

interface HelpProps {
  params: Promise<{ variant: string; topic: string }>;
}

async function getTopic(params: HelpProps['params']): Promise<HelpTopic> {
  const { topic } = await params;
  return isHelpTopic(topic) ? topic : pageNotFound();
}

async function metadata({ params }: HelpProps): Promise<Metadata> {
  const topic = await getTopic(params);
  const t = await getTranslations();
  return {
    title: t(helpArticles[topic].title),
    alternates: { canonical: `${config().origins.bookings}/help/${topic}` },
  };
}

async function contacts(t: Translate, mode: Mode) {
  const { venues, pages } = await loadDirectory(1);
  if (pages > 1) return <VenueContactsElsewhere href={hrefIn(mode, '/venues/1')} t={t} />;
  return <VenueContacts venues={venues} t={t} />;
}

/** The operator's HTML for the topic, sanitised again; without any the page is a 404. */
async function terms() {
  const { data } = await publicApi('getOnboardingForm', { params: { onboardingType: 'customer_account_online' } });
  if (data.terms === null) pageNotFound();
  return (
    <Panel
      as="div"
      gap="small"
      className="max-w-[64ch]"
      dangerouslySetInnerHTML={{ __html: operatorHtml(data.terms.html) }}
    />
  );
}

/** One page of help, by its topic. */
async function HelpPage({ params }: HelpProps) {
  const [variant, topic] = await Promise.all([getVariant(params), getTopic(params)]);
  const t = await getTranslations();
  const { title, parts } = helpArticles[topic];
  return (
    <Page variant={variant} title={t(title)} head={<TitleHead title={t(title)} />}>
      <Columns>
        {topic === 'contact' && (await contacts(t, variant.mode))}
        {topic === 'terms' && (await terms())}
        {parts.length > 0 && <HelpParts parts={parts} t={t} />}
      </Columns>
    </Page>
  );
}

const { Page: FoundPage, generateMetadata } = withNotFoundPage({ Page: HelpPage, generateMetadata: metadata });

export { FoundPage as default, generateMetadata };
