import { draftPrefix } from '#lib/browser/forget-drafts.ts';
import { keepValue, keptValue } from '#lib/browser/use-session-storage.ts';
import { choiceName } from './model/choice-name.ts';

interface Chosen {
  venueSlug: string;
  activitySlug: string;
  /** Only tickets and courts have a choice. */
  kind: 'tickets' | 'court';
  sessionId: string | number;
}

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

/** Makes a session the chosen one of its timetable, which shows it when it opens. */
export function keepChosen({ venueSlug, activitySlug, kind, sessionId }: Chosen): void {
  const key = draftPrefix + choiceName(kind, { venue: { slug: venueSlug }, activity: { slug: activitySlug } });
  const before = parse(keptValue(key));
  const rest = typeof before === 'object' && before !== null ? before : { selections: {} };
  keepValue(key, JSON.stringify(kind === 'court' ? sessionId : { ...rest, chosenId: sessionId }));
}
