import type { Occurrence } from '#contract/timetable/occurrences.ts';
import { updateOccurrenceEndpoint } from '#contract/timetable/update-occurrence.ts';
import type { Answer, Sent } from '#tests/support/backend.ts';
import type { MadePerson } from '#tests/support/make/make-person.ts';
import { getData } from '#tests/support/replies.ts';

type Call = (path: string, sent: Sent) => Promise<Answer>;

/** Sends a change or deletion of a session. */
export function manage(call: Call, by: MadePerson | undefined, id: string, data: unknown): Promise<Answer> {
  const path = `/api/v1/activities/occurrences/${id}`;
  return call(path, { method: 'PATCH', body: { data }, ...(by !== undefined && { token: by.token }) });
}

/** Changes a session and expects that to work. */
export async function changed(
  call: Call,
  by: MadePerson,
  id: string,
  change: Record<string, unknown>,
): Promise<Occurrence> {
  return getData(updateOccurrenceEndpoint, await manage(call, by, id, { action: 'update', ...change }));
}

/** Deletes a session and expects that to work. */
export async function deleted(call: Call, by: MadePerson, id: string, reason = 'adverse_weather'): Promise<Occurrence> {
  return getData(updateOccurrenceEndpoint, await manage(call, by, id, { action: 'delete', reason }));
}
