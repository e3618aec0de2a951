import type { AttendeeEntry, LinePath } from './line-values.ts';

const answerField = /^customQuestionAnswers\.(\d+)(\.|$)/;

function entryPath(key: string, field: string): LinePath | null {
  const question = answerField.exec(field)?.[1];
  if (question !== undefined) return `attendees.${key}.answers.${question}`;
  if (field.startsWith('attendee.firstName')) return `attendees.${key}.firstName`;
  if (field.startsWith('attendee.lastName')) return `attendees.${key}.lastName`;
  if (field.startsWith('attendee.dateOfBirth')) return `attendees.${key}.dateOfBirth`;
  return field === 'agreed' ? `attendees.${key}.agreed` : null;
}

/** The path of the form's value that a field of a request is about; null for what is no field of the form. */
export function getPath(field: string, entries: readonly AttendeeEntry[]): LinePath | null {
  const question = answerField.exec(field)?.[1];
  if (question !== undefined) return `answers.${question}`;
  const [, index, rest = ''] = /^waivers\.(\d+)\.(.+)$/.exec(field) ?? [];
  const entry = index === undefined ? undefined : entries[Number(index)];
  return entry === undefined ? null : entryPath(entry.key, rest);
}
