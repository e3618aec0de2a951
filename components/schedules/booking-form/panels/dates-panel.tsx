'use client';

import { useTranslations } from 'next-intl';
import { datesErrorId } from '#components/schedules/booking-form/values/field-ids.ts';
import { CampSessionRow } from '#components/schedules/details/camp-session-row.tsx';
import { CampTypeChoice } from '#components/schedules/list/camp-type-choice.tsx';
import { WeekHead } from '#components/schedules/list/week-head.tsx';
import type { CampBookingType, CampChoice } from '#components/schedules/model/camp-choice.ts';
import { campWeeks } from '#components/schedules/model/camp-weeks.ts';
import { entireSaving } from '#components/schedules/model/entire-saving.ts';
import { FieldError } from '#components/ui/form/field-error.tsx';
import { Rows } from '#components/ui/layout/rows.tsx';
import type { CampSchedule } from '#contract/schedules/camps.ts';
import { SessionPick } from './session-pick.tsx';
import { StepPanel } from './step-panel.tsx';

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
