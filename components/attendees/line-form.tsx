'use client';

import { useTranslations } from 'next-intl';
import { QuestionSections } from '#components/booking/questions/question-sections.tsx';
import { WaiverTerms } from '#components/booking/waiver/waiver-terms.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { ErrorSummary } from '#components/ui/form/error-summary.tsx';
import type { RestrictionRef } from '#contract/activities/restrictions.ts';
import { AttendeeFields } from './attendee-fields.tsx';
import { attendeeFieldId, questionId } from './model/line-fields.ts';
import { useLineForm, type LineFormSettings } from './use-line-form.ts';

/**
 * A scrollable element must be focusable, so that it can be scrolled with the keyboard. It is no landmark: the terms of one
 * waiver may be at several lines.
 */
const scrolling = { role: 'group', tabIndex: 0 } as const;

const Terms = ({ waiver }: { waiver: RestrictionRef }) => (
  <WaiverTerms waiver={waiver} loading={<Skeleton height={156} shape="control" />} className="grid gap-2">
    {(terms) => (
      <div
        className="grid max-h-[9.75rem] gap-2 overflow-auto rounded-m border border-line-strong bg-surface-2 px-4 py-3.5 text-s"
        {...scrolling}
        aria-label={waiver.name}
      >
        <p className="font-medium text-ink">{waiver.name}</p>
        {terms}
      </div>
    )}
  </WaiverTerms>
);

/** The questions of one line of the basket, and the waivers of those who attend, saved together. */
export const LineForm = (settings: LineFormSettings) => {
  const t = useTranslations('attendees');
  const line = useLineForm(settings);
  const { itemId, sections, entries, today } = settings;
  const { form, faults, failure, attempt, isSaving } = line;
  const problems = faults.map(({ fieldId, name, message }) => ({
    fieldId,
    message: name === null ? message : `${name}: ${message}`,
  }));
  const isShown = attempt > 0 && !isSaving;
  return (
    <form className="grid gap-6" noValidate onSubmit={(event) => void line.submit(event)}>
      {isShown && problems.length > 0 && (
        <ErrorSummary key={attempt} title={t('problems', { count: problems.length })} problems={problems} />
      )}
      {isShown && problems.length === 0 && failure !== undefined && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      <QuestionSections
        sections={sections}
        values={line.values.answers}
        fieldId={(id) => questionId(itemId, id)}
        errors={line.errors}
        today={today}
        onChange={(id, value) => form.setValue(`answers.${id}`, value, line.options)}
      />
      {entries.map((entry, index) => (
        <div
          key={entry.key}
          className="grid min-w-0 gap-4 border-t border-line pt-4"
          role="group"
          aria-labelledby={attendeeFieldId(itemId, entry, 'name')}
        >
          <h3 className="heading-4" id={attendeeFieldId(itemId, entry, 'name')}>
            {entry.count === 1
              ? entry.restriction.name
              : t('person', { waiver: entry.restriction.name, number: entry.number, count: entry.count })}
          </h3>
          {entries[index - 1]?.restriction.id !== entry.restriction.id && <Terms waiver={entry.restriction} />}
          <AttendeeFields {...{ itemId, entry, line, today }} />
        </div>
      ))}
      <Button type="submit" className="justify-self-start" loading={isSaving}>
        {t('save')}
      </Button>
    </form>
  );
};
