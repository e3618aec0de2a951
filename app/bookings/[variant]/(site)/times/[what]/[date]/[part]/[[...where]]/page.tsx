import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { withNotFoundPage } from '#app/_zone/with-not-found-page.tsx';
import { Page } from '#components/shell/page.tsx';
import { loadTimes } from '#components/times/load-times.ts';
import { RefreshWhenOld } from '#components/times/refresh-when-old.tsx';
import { TimesBar } from '#components/times/times-bar.tsx';
import { TimesEmpty } from '#components/times/times-empty.tsx';
import { TimesFound } from '#components/times/times-found.tsx';
import { TimesHead } from '#components/times/times-head.tsx';
import { timesJsonLd } from '#components/times/times-json-ld.ts';
import { headingWords } from '#components/times/times-words.ts';
import { StructuredData } from '#components/ui/structured-data.tsx';
import { config } from '#lib/config.ts';
import { parseTimesPath, timesPath, type TimesQuestion } from '#lib/routing/times-path.ts';
import { renderTime } from '#lib/time/render-time.ts';
import { siteDate } from '#lib/time/site-date.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';

export const dynamic = 'force-static';
export const revalidate = 60;

interface TimesPageProps {
  params: Promise<{ variant: string; what: string; date: string; part: string; where?: string[] }>;
}

async function getQuestion(params: TimesPageProps['params']): Promise<TimesQuestion> {
  const { what, date, part, where = [] } = await params;
  return parseTimesPath([what, date, part, ...where]) ?? notFound();
}

async function load(params: TimesPageProps['params']) {
  const [variant, question, t] = await Promise.all([getVariant(params), getQuestion(params), getTranslations()]);
  const renderedAt = renderTime();
  const today = siteDate(new Date(renderedAt));
  const times = await loadTimes(question, today);
  return { variant, question, renderedAt, times, text: { t, language: variant.language, today } };
}

async function metadata({ params }: TimesPageProps): Promise<Metadata> {
  const { question, times, text } = await load(params);
  return {
    title: headingWords(question, times.activity, text),
    alternates: { canonical: `${config().origins.bookings}${timesPath(question)}` },
  };
}

/** Free times across venues for what, when and where somebody asks. */
async function TimesPage({ params }: TimesPageProps) {
  const { variant, question, renderedAt, times, text } = await load(params);
  const { mode } = variant;
  const now = new Date(renderedAt);
  const head = <TimesHead {...{ question, times, text, mode }} />;
  const hasHits = times.hits.length > 0;
  return (
    <Page variant={variant} title={text.t('times.title')} head={head}>
      {times.days.length > 0 && <TimesBar {...{ question, text, mode }} days={times.days} />}
      <div className="page-width grid max-w-[60rem] gap-6 py-6">
        {hasHits && <TimesFound {...{ question, times, mode, now }} t={text.t} />}
        {!hasHits && times.place.kind !== 'unknown' && <TimesEmpty {...{ question, times, text, mode, now }} />}
      </div>
      <RefreshWhenOld key={renderedAt} renderedAt={renderedAt} />
      {hasHits && <StructuredData data={timesJsonLd(times.hits, config().origins.bookings)} />}
    </Page>
  );
}

const { Page: FoundPage, generateMetadata } = withNotFoundPage({ Page: TimesPage, generateMetadata: metadata });

export { FoundPage as default, generateMetadata };
