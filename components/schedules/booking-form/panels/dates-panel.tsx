'use client';

import { cva } from 'class-variance-authority';
import { useTranslations, useLocale } from 'next-intl';
import { availabilityTag } from '#components/booking/lines/availability-tag.ts';
import { SessionTag } from '#components/booking/lines/session-tag.tsx';
import { datesErrorId, sessionFieldId } from '#components/schedules/booking-form/values/form-fields.ts';
import { CampSessionRow } from '#components/schedules/details/camp-session-row.tsx';
import { SessionMeta } from '#components/schedules/details/session-meta.tsx';
import { SessionDate, SessionEnd } from '#components/schedules/details/session-row.tsx';
import { CampTypeChoice } from '#components/schedules/list/camp-type-choice.tsx';
import { WeekHead } from '#components/schedules/list/week-head.tsx';
import { entireSaving, type CampBookingType, type CampChoice } from '#components/schedules/model/camp-choice.ts';
import { campWeeks } from '#components/schedules/model/camp-weeks.ts';
import { checkBox, checkRow } from '#components/ui/form/check-class.ts';
import { FieldError } from '#components/ui/form/field.tsx';
import { Rows } from '#components/ui/layout/rows.tsx';
import type { CampSchedule } from '#contract/schedules/camps.ts';
import type { ScheduleOccurrence } from '#contract/schedules/schedules.ts';
import { formatDate } from '#lib/format/format-date.ts';
import { StepPanel } from './step-panel.tsx';

type SessionPickProps = {
  session: ScheduleOccurrence;
  now: Date;
  isChosen: boolean;
  isChoosable: boolean;
  isInvalid: boolean;
  onChange: (isChosen: boolean) => void;
};

const pick = cva(
  [
    'relative grid min-h-[4rem] grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-0.5 px-4 py-3 small:px-5',
    'border-line not-first:border-t',
  ],
  {
    variants: {
      isChosen: { true: 'before:absolute before:inset-y-0 before:left-0 before:w-[3px] before:bg-primary-500' },
      isChoosable: { false: 'bg-surface-2' },
    },
    compoundVariants: [{ isChosen: true, isChoosable: true, class: 'bg-primary-50' }],
  },
);

/** One session as a checkbox; an unavailable one is disabled and shows the reason. */
const SessionPick = ({ session, now, isChosen, isChoosable, isInvalid, onChange }: SessionPickProps) => {
  const locale = useLocale();
  const tag = availabilityTag(session, now);
  return (
    <label className={checkRow({ layout: 'custom', className: pick({ isChosen, isChoosable }) })}>
      <input
        type="checkbox"
        className={checkBox({ type: 'checkbox', error: isInvalid })}
        id={sessionFieldId(session.id)}
        checked={isChosen}
        disabled={!isChoosable}
        aria-describedby={isInvalid ? datesErrorId : undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        <SessionDate as="span" isQuiet={!isChoosable}>
          {formatDate(session.startsAt.local, locale)}
        </SessionDate>
        <SessionMeta session={session} isQuiet={!isChoosable} />
      </span>
      <SessionEnd as="span">{tag && <SessionTag tag={tag} />}</SessionEnd>
    </label>
  );
};

export type DatesPanelProps = {
  number: number;
  camp: CampSchedule;
  choice: CampChoice;
  type: CampBookingType;
  chosen: readonly string[];
  now: Date;
  error: string | null;
  onType: (type: CampBookingType) => void;
  onChosen: (sessions: string[]) => void;
};

/** The dates: the sessions of the entire camp as a read-only list, or as checkboxes, by week. */
export const DatesPanel = ({ number, camp, choice, type, chosen, now, error, onType, onChosen }: DatesPanelProps) => {
  const t = useTranslations('camps');
  const toggle = (id: string, isChosen: boolean) =>
    onChosen(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id));
  const isFull = type === 'full';
  return (
    <StepPanel id="step-dates" number={number} title={t('step.dates')}>
      <CampTypeChoice {...{ camp, choice, type }} saving={entireSaving(camp, now)} onChange={onType} />
      {error !== null && <FieldError id={datesErrorId}>{error}</FieldError>}
      {campWeeks(camp, camp.occurrences).map((week) => {
        const headId = `dates-week-${week.number}`;
        const isMine = ({ id }: { id: string }) => isFull || chosen.includes(id);
        return (
          <div key={week.number} role="group" aria-labelledby={headId}>
            <WeekHead
              week={week}
              id={headId}
              lanes={week.sessions.map((session) => (isMine(session) ? 'booked' : 'free'))}
            />
            {isFull ? (
              <Rows>
                {week.sessions.map((session) => (
                  <CampSessionRow key={session.id} {...{ session, now }} isBundledOnlyView={choice.isBundledOnlyView} />
                ))}
              </Rows>
            ) : (
              <Rows as="div">
                {week.sessions.map((session) => (
                  <SessionPick
                    key={session.id}
                    {...{ session, now }}
                    isChosen={chosen.includes(session.id)}
                    isChoosable={choice.preselected.includes(session.id)}
                    isInvalid={error !== null && choice.preselected.includes(session.id)}
                    onChange={(isChosen) => toggle(session.id, isChosen)}
                  />
                ))}
              </Rows>
            )}
          </div>
        );
      })}
    </StepPanel>
  );
};
